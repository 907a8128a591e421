// @module-tag rest
import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, passes, type Scope, scopeFor, scopesOf } from '../domain/access/can.ts';
import { nextStates } from '../domain/change/moves.ts';
import { type NounName, nounNames, nounOf } from '../domain/contract/index.ts';
import { formFields, metaOfField, type Row, schemaOf } from '../domain/contract/noun.ts';
import { userTypes } from '../domain/contract/userTypes.ts';
import { addDays, utcDay } from '../domain/time/days.ts';
import { openTestServer, type TestServer, today } from './testing/openTestServer.ts';
import { actorOf, people, rowsOf } from './testing/parties.ts';
import { addUnseeded } from './testing/unseeded.ts';

/** Values to try for a field, by its kind; none for those that need another row or a structure of their own. */
const valuesFor = (noun: NounName, field: string, row: Row): unknown[] => {
  const { column, values, references, choices, picture } = metaOfField(nounOf(noun), field);
  const value = row[field];
  if (values) return [...values];
  if (references || picture) return [];
  switch (column) {
    case 'boolean':
      return [!value];
    case 'integer':
    case 'bigint':
      return typeof value === 'number' ? [value + 1, value - 1] : [1];
    case 'date':
      return [typeof value === 'string' ? addDays(value, 1) : utcDay(today)];
    case 'text[]':
      return [choices?.slice(0, 1)];
    case 'text':
      return [`${value ?? ''} Changed by a test`.trim()];
    default:
      return [];
  }
};
/** Another value of a field that its schema accepts. */
const changed = (noun: NounName, field: string, row: Row): unknown =>
  valuesFor(noun, field, row).find(
    (one) => one !== row[field] && schemaOf(nounOf(noun), field).safeParse(one).success,
  );

/** What a user type edits only along with a move or another row, with the shared test that does it. */
const editedElsewhere: Record<string, string> = {
  'provider disputes': 'disputes',
  'recruiter disputes': 'disputes',
  'admin disputes': 'disputes',
  'provider providerInvoices': 'providerInvoices',
  'provider envelopes': 'signing',
  'admin envelopes': 'signing',
  'provider signers': 'signing',
  'provider subscriptions': 'plans',
  'recruiter subscriptions': 'plans',
  'provider notifications': 'notifications',
  'recruiter notifications': 'notifications',
  'provider follows': 'owners',
  'recruiter follows': 'owners',
  'admin notifications': 'notifications',
  'recruiter contracts': 'contractLife',
  'admin unknownSkills': 'lists',
  'admin maintenances': 'maintenance',
};
/** Moves that need more than a row in their state and what its refusal asks for, with the shared test that makes them. */
const movedElsewhere: Record<string, string> = {
  'provider users Inactive > Pending': 'team',
  'provider amendments Proposed > Withdrawn': 'amendments',
  'provider disputes Open > Withdrawn': 'disputes',
  'provider disputes Answered > Withdrawn': 'disputes',
  'provider signers Waiting > Signed': 'signing',
  'provider signers Viewed > Signed': 'signing',
  'provider signers Viewed > Declined': 'signing',
  'recruiter proposals Shortlisted > Accepted': 'dealMoves',
  'recruiter contracts Active > Converted': 'contractLife',
  'recruiter amendments Proposed > Agreed': 'amendments',
  'recruiter amendments Proposed > Declined': 'amendments',
  'recruiter disputes Open > Answered': 'disputes',
  'recruiter signers Waiting > Signed': 'signing',
  'recruiter signers Viewed > Signed': 'signing',
  'recruiter signers Viewed > Declined': 'signing',
  'admin disputes Open > Decided': 'disputes',
  'admin transactions Failed > Pending': 'server/billing/billing.test.ts',
  'admin maintenances Scheduled > Done': 'maintenance',
  'admin maintenances Scheduled > Cancelled': 'maintenance',
};
/** What a move needs of other rows. */
const movedWith: Record<string, object> = {
  'recruiter requisitions Draft > Sent': { providerIds: ['CO-001'] },
};
const isThere = (file: string) => existsSync(file.includes('/') ? file : `src/dataProvider/suite/${file}.ts`);

/** Rows that are tried before something counts as impossible. */
const mostRows = 12;

describe.each(userTypes)('a %s', (userType) => {
  let server: TestServer;
  let actor: Actor;
  beforeAll(async () => {
    server = await openTestServer();
    await addUnseeded(server);
    actor = await actorOf(server, userType);
  });
  afterAll(() => server.close());
  const send = async (noun: NounName, row: Row, body: object) =>
    (await server.as(people[userType])).send('PUT', `/api/v1/${noun}/${row.id}`, body, {
      'if-match': `"${row.version}"`,
    });
  /** The rows that they may edit. */
  const rowsToEdit = async (noun: NounName): Promise<{ row: Row; scope: Scope }[]> => {
    const scopes = scopesOf(actor, 'edit', noun);
    return (await rowsOf(server, noun)).flatMap((row) => {
      const scope = row.id === actor.userId ? undefined : scopeFor(scopes, row);
      return scope ? [{ row, scope }] : [];
    });
  };
  const stored = async (noun: NounName, id: string) =>
    (await rowsOf(server, noun)).find((one) => one.id === id);
  const fieldsToEdit = (noun: NounName, scope: Scope) => {
    const { lifecycles, fixed } = nounOf(noun);
    const others = [...fixed, ...lifecycles.map(({ field }) => field)];
    return formFields(nounOf(noun)).filter((field) => !others.includes(field) && passes(scope, field));
  };

  /** Sends a change, with what its refusal asks for in addition. */
  const change = async (noun: NounName, { row, scope }: { row: Row; scope: Scope }, values: object) => {
    const first = await send(noun, row, values);
    if (first.statusCode !== 400) return first;
    const along = Object.keys(first.json().errors ?? {})
      .filter((field) => passes(scope, field) && !Object.hasOwn(values, field))
      .map((field) => [field, changed(noun, field, row)]);
    return send(noun, row, { ...values, ...Object.fromEntries(along) });
  };

  /** Whether some row takes a new value of some field; undefined if they edit no field. */
  const editsOne = async (noun: NounName): Promise<true | string | undefined> => {
    let reason: string | undefined;
    const rows = await rowsToEdit(noun);
    const open = rows.filter(({ row }) => !nounOf(noun).frozen?.(row));
    for (const one of (open.length > 0 ? open : rows).slice(0, mostRows))
      for (const field of fieldsToEdit(noun, one.scope)) {
        const { row } = one;
        const value = changed(noun, field, row);
        const answer = value === undefined ? undefined : await change(noun, one, { [field]: value });
        if (answer?.statusCode === 200 && isDeepStrictEqual((await stored(noun, row.id))?.[field], value))
          return true;
        reason = answer
          ? `${row.id} ${field}: ${answer.body.slice(0, 200)}`
          : (reason ?? 'no field to change');
      }
    return reason;
  };

  it.each(nounNames)('stores a changed field of %s', async (noun) => {
    const found = await editsOne(noun);
    if (found === undefined) return;
    const key = `${userType} ${noun}`;
    const shared = editedElsewhere[key];
    if (shared) return expect([key, found !== true, isThere(shared)]).toEqual([key, true, true]);
    expect(found).toBe(true);
  });

  /** The rows in a state that they may edit; if there is none, others are put there. */
  const rowsIn = async (noun: NounName, field: string, state: string) => {
    const inState = async () => (await rowsToEdit(noun)).filter(({ row }) => row[field] === state);
    const found = await inState();
    if (found.length > 0) return found;
    const seen = scopesOf(actor, 'show', noun);
    for (const row of (await rowsOf(server, noun))
      .filter((one) => one.id !== actor.userId && scopeFor(seen, one))
      .slice(0, mostRows))
      await server.owner
        .query(`update "${noun}" set "${field}" = $1 where "id" = $2`, [state, row.id])
        .catch(() => {});
    return inState();
  };

  const moves = nounNames.flatMap((noun) =>
    nounOf(noun).lifecycles.flatMap((lifecycle) =>
      Object.keys(lifecycle.moves).flatMap((from) =>
        nextStates(nounOf(noun), lifecycle.field, from, userType).map((to) => ({
          noun,
          field: lifecycle.field,
          from,
          to,
        })),
      ),
    ),
  );

  it.each(moves)('moves $noun from $from to $to', async ({ noun, field, from, to }) => {
    // The states of some nouns are moved by effects only.
    if (scopesOf(actor, 'edit', noun).length === 0) return;
    const candidates = await rowsIn(noun, field, from);
    const key = `${userType} ${noun} ${from} > ${to}`;
    let reason = 'no row';
    for (const one of candidates.slice(0, mostRows)) {
      const answer = await change(noun, one, { [field]: to, ...movedWith[key] });
      reason = answer.body;
      if (answer.statusCode !== 200) continue;
      expect((await stored(noun, one.row.id))?.[field]).toBe(to);
      reason = '';
      break;
    }
    const shared = movedElsewhere[key];
    if (shared) return expect([key, reason !== '', isThere(shared)]).toEqual([key, true, true]);
    expect(`${key}: ${reason}`.slice(0, 300)).toBe(`${key}: `);
  });
});
