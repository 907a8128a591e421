import { expect, test } from 'vitest';
import { type Actor, can, passes, type Scope, scopeFor, scopesOf } from '../../../domain/access/can.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { type NounName, nounNames, nounOf } from '../../../domain/contract/index.ts';
import { formFields, metaOfField, type Row } from '../../../domain/contract/noun.ts';
import type { World } from '../browser/worldStore.ts';
import { signedIn } from '../signedIn.ts';
import { type As, freshWord, list, sampleEmail } from './open.ts';

type Maker = 'provider' | 'recruiter' | 'admin';

/** A maintenance is scheduled in the future. */
const inAYear = { startsAt: '2027-06-15T02:00:00.000Z', endsAt: '2027-06-15T03:00:00.000Z' };
/** So are contracts, when no candidate is booked yet, and proposals. */
const afterBookings = { startDate: '2029-06-15', endDate: '2029-12-14' };

/** Nouns with names that must be unique per owner. */
const named: readonly NounName[] = ['plans', 'customFields', 'companies', 'talentPools', 'savedSearches'];

/** Every noun for each user type, with forms based on rows of the sample world. */
export const everyNoun = (as: As, world: () => World): void => {
  const rowsOf = (noun: NounName) => world()[noun] ?? [];

  const actorOf = (maker: Maker): Actor => {
    const found = rowsOf('users').find(({ email }) => email === sampleEmail(maker));
    return signedIn(found as User, null);
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

  /**
   * A create form for a copy of this row, without its states, and with new values where they must be unique.
   */
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
    const below = file.below?.noun === 'contracts' ? draft?.id : row[file.below?.field ?? ''];
    const {
      format: _,
      sizeBytes: __,
      ...others
    } = Object.fromEntries(sent.map((field) => [field, row[field]]));
    return {
      ...(file.below ? { [file.below.field]: below } : others),
      name: 'Scan.pdf',
      content: btoa('%PDF-1.4 a page'),
    };
  };

  let dearer = 50_000_000;
  /** A subscription must be for a larger plan than the current one, and names the one it replaces. */
  const toAnotherPlan = async (maker: Maker, form: Record<string, unknown>) => {
    const data = { name: freshWord(), price: ++dearer, tier: 'Enterprise', status: 'Active' };
    const { data: plan } = await (await as('admin')).create<Row>('plans', { data });
    const companyId = form.companyId ?? actorOf(maker).companyId;
    const filter = { companyId, status: 'Active' };
    const { data: running } = await list(await as(maker), 'subscriptions', { filter });
    return { ...form, planId: plan.id, replaces: running[0]?.id ?? null };
  };

  /** A candidate who is already in the pool is replaced by another. */
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
    if (noun === 'proposals') return { ...form, startDate: afterBookings.startDate, validUntil: null };
    if (noun === 'invoices') return { ...form, dueDate: '2026-06-30' };
    return noun === 'talentPoolMembers' ? toAnotherPool(maker, form) : form;
  };

  /**
   * Avoids duplicates that would be refused: a second application or live pipeline entry for a job, a second verification, messages
   * in a closed ticket, a second payment. Incident events created by hand are notes.
   */
  const canBeMadeAgain = (noun: NounName, row: Row) => {
    if (noun === 'applications') return row.submittalKey === null;
    if (noun === 'pipelineEntries') return row.outcome !== 'Live';
    if (
      [
        'scorecards',
        'candidateTags',
        'timesheets',
        'amendments',
        'disputes',
        'providerInvoices',
        'quoteRounds',
      ].includes(noun) ||
      ['envelopes', 'signingEvents', 'hotLists'].includes(noun)
    )
      return false;
    if (noun === 'proposals') return row.requisitionId === null;
    if (noun === 'verificationRequests') return row.status === 'Rejected';
    if (noun === 'incidentEvents') return row.note !== null;
    if (noun === 'ticketResponses')
      return rowsOf('tickets').some(({ id, status }) => id === row.ticketId && status !== 'Closed');
    if (noun === 'transactions') return row.invoiceId === null || isOwed(row.invoiceId);
    return noun !== 'verificationDocuments' || (row.requestId === null && isUnverified(row.companyId));
  };
  const isUnverified = (companyId: unknown) =>
    rowsOf('companies').some(({ id, verification }) => id === companyId && verification !== 'Verified');

  /** And has no pending payment. */
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
    'the %s can create and delete rows of every noun where the rules allow it',
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

  test.each<Maker>(['provider', 'recruiter', 'admin'])(
    'an edit of the %s that changes nothing leaves the row of every noun as it is',
    async (maker) => {
      const [actor, provider] = [actorOf(maker), await as(maker)];
      const changed: string[] = [];
      for (const noun of nounNames.filter((name) => can(actor, 'edit', name) && can(actor, 'list', name))) {
        const { data: rows } = await list(provider, noun);
        const row = rows.find((one) => scopeFor(scopesOf(actor, 'edit', noun), one));
        if (!row) continue;
        const { data } = await provider
          .update<Row>(noun, { id: row.id, data: {}, previousData: row })
          .catch(() => ({ data: row }));
        if (data.version !== row.version) changed.push(`${noun} ${row.id}`);
      }
      expect(changed).toEqual([]);
    },
  );
};
