import { expect, test } from 'vitest';
import { type Actor, can, passes, type Scope, scopeFor, scopesOf } from '../../../domain/access/can.ts';
import { type NounName, nounNames, nounOf } from '../../../domain/contract/index.ts';
import { formFields, metaOfField, type Row } from '../../../domain/contract/noun.ts';
import type { User } from '../../../domain/contract/users.ts';
import type { World } from '../browser/worldStore.ts';
import { signedIn } from '../signedIn.ts';
import { type As, freshWord, list, sampleEmail } from './open.ts';

type Maker = 'provider' | 'recruiter' | 'admin';

/** A maintenance is scheduled for a time to come. */
const inAYear = { startsAt: '2027-06-15T02:00:00.000Z', endsAt: '2027-06-15T03:00:00.000Z' };
/** So is a contract, when nobody is booked yet, and a proposal. */
const afterBookings = { startDate: '2029-06-15', endDate: '2029-12-14' };

/** Nouns whose rows bear a name that their owner gives to no other. */
const named: readonly NounName[] = ['talentPools', 'savedSearches'];

/** Each noun, in the hands of each user type: forms filled in after a row of the sample world. */
export const everyNoun = (as: As, world: () => World): void => {
  const rowsOf = (noun: NounName) => world()[noun] ?? [];

  const actorOf = (maker: Maker): Actor => {
    const found = rowsOf('users').find(({ email }) => email === sampleEmail(maker));
    return signedIn(found as unknown as User, null);
  };

  const sees = (actor: Actor, noun: NounName, id: unknown): boolean => {
    const row = rowsOf(noun).find((one) => one.id === id);
    return row !== undefined && scopeFor(scopesOf(actor, 'show', noun), row) !== undefined;
  };

  const refersToWhatIsSeen = (actor: Actor, noun: NounName, row: Row) =>
    formFields(nounOf(noun)).every((field) => {
      const { references } = metaOfField(nounOf(noun), field);
      return !references || row[field] === null || sees(actor, references as NounName, row[field]);
    });

  /** What a create form would send to make such a row, less its states, and with new values where they are unique. */
  const formAfter = (noun: NounName, row: Row, scope: Scope) => {
    const { lifecycles, unique = [] } = nounOf(noun);
    const states = lifecycles.map(({ field }) => field);
    const sent = formFields(nounOf(noun)).filter(
      (field) => !states.includes(field) && !Object.hasOwn(scope.where, field) && passes(scope, field),
    );
    const value = (field: string) => {
      if (field === 'name' && named.includes(noun)) return freshWord();
      return unique.includes(field) ? `${freshWord()}@new.example` : row[field];
    };
    const { file } = nounOf(noun);
    if (!file) return Object.fromEntries(sent.map((field) => [field, value(field)]));
    const draft = rowsOf('contracts').find(({ status }) => status === 'Draft');
    const {
      format: _,
      sizeBytes: __,
      ...others
    } = Object.fromEntries(sent.map((field) => [field, row[field]]));
    return {
      ...(file.below ? { [file.below.field]: draft?.id } : others),
      name: 'Scan.pdf',
      content: btoa('%PDF-1.4 a page'),
    };
  };

  let dearer = 50_000_000;
  /** A subscription is to a larger plan than the one in force, and names what it replaces. */
  const toAnotherPlan = async (maker: Maker, form: Record<string, unknown>) => {
    const data = { name: freshWord(), price: ++dearer, tier: 'Enterprise', status: 'Active' };
    const { data: plan } = await (await as('admin')).create<Row>('plans', { data });
    const companyId = form.companyId ?? actorOf(maker).companyId;
    const filter = { companyId, status: 'Active' };
    const { data: running } = await list(await as(maker), 'subscriptions', { filter });
    return { ...form, planId: plan.id, replaces: running[0]?.id ?? null };
  };

  /** Somebody who is in a talent pool already is taken into another. */
  const toAnotherPool = async (maker: Maker, form: Record<string, unknown>) => {
    const { data: pool } = await (await as(maker)).create<Row>('talentPools', {
      data: { name: freshWord() },
    });
    return { ...form, poolId: pool.id };
  };
  const adapted = async (noun: NounName, maker: Maker, form: Record<string, unknown>) => {
    if (noun === 'subscriptions') return toAnotherPlan(maker, form);
    if (noun === 'maintenances') return { ...form, ...inAYear };
    if (noun === 'contracts') return { ...form, ...afterBookings };
    if (noun === 'proposals') return { ...form, startDate: afterBookings.startDate };
    if (noun === 'invoices') return { ...form, dueDate: '2026-06-30' };
    return noun === 'talentPoolMembers' ? toAnotherPool(maker, form) : form;
  };

  /**
   * Somebody who stands for a job already does not stand for it twice, who is verified is not verified again, a closed
   * ticket takes no more messages, and what is paid is not paid again. By hand an incident's story takes what says
   * something.
   */
  const canBeMadeAgain = (noun: NounName, row: Row) => {
    if (noun === 'applications') return row.standing === null;
    if (noun === 'verificationRequests') return row.status === 'Rejected';
    if (noun === 'incidentEvents') return row.note !== null;
    if (noun === 'ticketResponses')
      return rowsOf('tickets').some(({ id, status }) => id === row.ticketId && status !== 'Closed');
    if (noun === 'transactions') return row.invoiceId === null || isOwed(row.invoiceId);
    return noun !== 'verificationDocuments' || (row.requestId === null && isUnverified(row.companyId));
  };
  const isUnverified = (companyId: unknown) =>
    rowsOf('companies').some(({ id, verification }) => id === companyId && verification !== 'Verified');

  /** And nothing is on its way for it. */
  const isOwed = (invoiceId: unknown) =>
    rowsOf('invoices').some(({ id, status }) => id === invoiceId && status === 'Overdue');

  const makeable = (maker: Maker) => {
    const actor = actorOf(maker);
    return nounNames.flatMap((noun) => {
      const scope = scopesOf(actor, 'create', noun)[0];
      const sample = rowsOf(noun).find(
        (row) =>
          sees(actor, noun, row.id) && refersToWhatIsSeen(actor, noun, row) && canBeMadeAgain(noun, row),
      );
      return scope && sample ? [{ noun, scope, form: formAfter(noun, sample, scope) }] : [];
    });
  };

  test.each<Maker>(['provider', 'recruiter', 'admin'])(
    'the %s makes a row of every noun that the rules let make, and removes it where they let remove',
    async (maker) => {
      const [actor, provider] = [actorOf(maker), await as(maker)];
      const failures: string[] = [];
      for (const { noun, scope, form } of makeable(maker)) {
        try {
          const { data } = await provider.create<Row>(noun, { data: await adapted(noun, maker, form) });
          expect(data).toMatchObject({ version: 1, ...scope.where });
          if (can(actor, 'delete', noun)) await provider.delete(noun, { id: data.id, previousData: data });
        } catch (error) {
          failures.push(`${noun}: ${(error as Error).message}`);
        }
      }
      expect(failures).toEqual([]);
    },
  );
};
