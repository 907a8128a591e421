import { describe, expect, test } from 'vitest';
import type { BatchItem, BatchResult } from '../../../domain/change/batchPart.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import type { Told } from '../../../domain/messages/message.ts';
import {
  type As,
  addCandidate,
  candidateForm,
  edit,
  freshWord,
  list,
  refusal,
  type SuiteUser,
} from './open.ts';

type Stored = { id: string; version: number };

/** Many rows stored at once, or none of them. */
export const batches = (as: As): void => {
  const made = (word: string, count: number): BatchItem[] =>
    Array.from({ length: count }, (_, n) => ({ create: candidateForm({ name: `P${n}`, location: word }) }));
  const at = async (word: string) =>
    list(await as('provider'), 'candidates', { filter: { location: word }, perPage: 1000 });
  const stored = async (id: string, owner: SuiteUser = 'provider') =>
    (await (await as(owner)).getOne<Row>('candidates', { id })).data;
  const refusedRows = (error: { body: object }) =>
    (error.body as { details: { rows: { row: number; errors?: object }[] } }).details.rows;

  test('new rows are stored in order, with the values that a single one gets', async () => {
    const [provider, word] = [await as('provider'), freshWord()];
    const { data } = await provider.batch('candidates', { items: made(word, 3) });
    const found = (await at(word)).data;
    const rows = data.map(({ id }) => found.find((row) => row.id === id) as Row);
    expect(found.length).toBe(3);
    expect(rows.map(({ name }) => name)).toEqual(['P0', 'P1', 'P2']);
    const one = await addCandidate(provider, { name: 'P0', location: word });
    const { id, createdAt, updatedAt, ...columns } = one;
    expect(rows[0]).toMatchObject(columns);
  });

  test('more rows than fit in one part are stored together, and progress is reported', async () => {
    const [provider, word] = [await as('provider'), freshWord()];
    const heard: number[] = [];
    const items = made(word, 1100);
    const { data } = await provider.batch('candidates', { items, onProgress: (rows) => heard.push(rows) });
    expect([data.length, heard, (await at(word)).total]).toEqual([1100, [500, 1000], 1100]);
  });

  test('rows are created, changed and deleted together, each with an audit entry and one notification for all', async () => {
    const [provider, word] = [await as('provider'), freshWord()];
    const [changed, removed] = [await addCandidate(provider), await addCandidate(provider)];
    const items: BatchItem[] = [
      { create: candidateForm({ location: word }) },
      { edit: { id: changed.id, version: 1, changes: { title: word } } },
      { remove: { id: removed.id, version: 1 } },
    ];
    const { data } = await provider.batch('candidates', { items });
    expect(data[1]).toEqual({ id: changed.id, version: 2 });
    expect((await stored(changed.id)).title).toBe(word);
    expect((await refusal(provider.getOne('candidates', { id: removed.id }))).status).toBe(404);
    const entries = await list(provider, 'auditLogs', {
      filter: { target: [data[0]?.id, changed.id, removed.id] },
      sort: ['id', 'ASC'],
    });
    expect(entries.data.slice(-3).map(({ action }) => action)).toEqual(['create', 'edit', 'delete']);
    const activities = await list(provider, 'activities', { sort: ['id', 'DESC'], perPage: 1 });
    expect(activities.data[0]).toMatchObject({
      details: 'Added: 1, changed: 1, removed: 1',
      noun: 'candidates',
    });
  });

  test('a batch that only changes rows is an update, not an import', async () => {
    const provider = await as('provider');
    const { id } = await addCandidate(provider);
    await provider.batch('candidates', { items: [{ edit: { id, version: 1, changes: { title: 'Lead' } } }] });
    const { data } = await list(provider, 'activities', { sort: ['id', 'DESC'], perPage: 1 });
    expect(data[0]).toMatchObject({ event: 'rowsChanged', details: 'Added: 0, changed: 1, removed: 0' });
  });

  test('rows of a company without an audit log are in the platform’s log only', async () => {
    const provider = await as('provider');
    const log = { kind: 'security', key: 'auditLogs', label: 'Audit Logs', userId: null, enabled: false };
    const { data: off } = await provider.create<Row>('preferences', { data: log });
    const { data } = await provider.batch('candidates', { items: made(freshWord(), 1) });
    const about = { filter: { target: data[0]?.id } };
    const entries = await list(await as('admin'), 'auditLogs', about);
    expect(entries.data).toMatchObject([{ action: 'create', companyId: null }]);
    expect((await list(provider, 'auditLogs', about)).total).toBe(0);
    await edit(provider, 'preferences', off, { enabled: true });
  });

  describe('a batch with one invalid row', () => {
    test('is refused as a whole, and the row is named with its errors', async () => {
      const [provider, word] = [await as('provider'), freshWord()];
      const items = [...made(word, 2), { create: candidateForm({ location: word, experience: -1 }) }];
      const error = await refusal(provider.batch('candidates', { items }));
      expect([error.status, error.body.code]).toEqual([400, 'batch.rows-refused']);
      expect(refusedRows(error)).toMatchObject([
        { row: 2, code: 'row.invalid', errors: { experience: { message: 'At least 0' } } },
      ]);
      expect((await at(word)).total).toBe(0);
    });

    test('in the second part stores nothing of the first', async () => {
      const [provider, word] = [await as('provider'), freshWord()];
      const items = [...made(word, 600), { create: candidateForm({ location: word, rate: -1 }) }];
      expect(refusedRows(await refusal(provider.batch('candidates', { items })))[0]?.row).toBe(600);
      expect((await at(word)).total).toBe(0);
    });

    test('that someone else has changed since is refused as a whole', async () => {
      const [provider, word] = [await as('provider'), freshWord()];
      const row = await addCandidate(provider);
      await edit(provider, 'candidates', row, { title: 'Theirs' });
      const items = [...made(word, 1), { edit: { id: row.id, version: 1, changes: { title: 'Mine' } } }];
      expect((await refusal(provider.batch('candidates', { items }))).body.code).toBe('batch.rows-refused');
      expect([(await at(word)).total, (await stored(row.id)).title]).toEqual([0, 'Theirs']);
    });

    test('that occurs twice is refused as a whole', async () => {
      const provider = await as('provider');
      const { id } = await addCandidate(provider);
      const items = ['a', 'b'].map((title) => ({ edit: { id, version: 1, changes: { title } } }));
      expect((await refusal(provider.batch('candidates', { items }))).message).toContain('twice');
    });
  });

  describe('a batch is refused', () => {
    test("for another company's rows, as if they did not exist", async () => {
      const foreign = await addCandidate(await as('otherProvider'));
      const provider = await as('provider');
      for (const item of [
        { edit: { id: foreign.id, version: 1, changes: { title: 'Mine' } } },
        { remove: { id: foreign.id, version: 1 } },
      ]) {
        const error = await refusal(provider.batch('candidates', { items: [item] }));
        expect(error.message).toContain('does not exist');
      }
      expect(await stored(foreign.id, 'otherProvider')).toEqual(foreign);
    });

    test('for another company', async () => {
      const other = await addCandidate(await as('otherProvider'));
      const items = [{ create: candidateForm({ companyId: other.companyId }) }];
      const error = await refusal((await as('provider')).batch('candidates', { items }));
      expect(refusedRows(error)[0]?.errors).toMatchObject({
        companyId: { message: 'This can’t be set here' },
      });
    });

    test('for a viewer, and for a recruiter', async () => {
      const word = freshWord();
      for (const user of ['viewer', 'recruiter'] as const) {
        const error = await refusal((await as(user)).batch('candidates', { items: made(word, 1) }));
        expect([user, error.status]).toEqual([user, 403]);
      }
      expect((await at(word)).total).toBe(0);
    });
  });

  test('a lenient batch does what it can and explains what it skipped', async () => {
    const provider = await as('provider');
    const [free, changed, held] = [
      await addCandidate(provider),
      await addCandidate(provider),
      await addCandidate(provider),
    ];
    await edit(provider, 'candidates', changed, { title: 'Changed since' });
    await (await as('recruiter')).create('pipelineEntries', { data: { candidateId: held.id } });
    const items = [free, changed, held].map(({ id }) => ({ remove: { id, version: 1 } }));
    const { data } = await provider.batch('candidates', { items, lenient: true });
    expect(data.map((one) => (one as { kept?: Told }).kept?.message)).toEqual([
      undefined,
      'Someone else has changed this',
      'Other records depend on this one',
    ]);
    expect((await refusal(provider.getOne('candidates', { id: free.id }))).status).toBe(404);
    expect((await stored(held.id)).id).toBe(held.id);
  });

  test('a second batch undoes the creations and changes of the first', async () => {
    const [provider, word] = [await as('provider'), freshWord()];
    const row = await addCandidate(provider);
    const { data } = await provider.batch('candidates', {
      items: [...made(word, 2), { edit: { id: row.id, version: 1, changes: { title: word } } }],
    });
    const [one, two, third] = data as (BatchResult & Stored)[];
    await provider.batch('candidates', {
      lenient: true,
      items: [
        ...[one, two].map((made) => ({ remove: { id: String(made?.id), version: Number(made?.version) } })),
        { edit: { id: row.id, version: Number(third?.version), changes: { title: row.title } } },
      ],
    });
    expect((await at(word)).total).toBe(0);
    expect(await stored(row.id)).toMatchObject({ title: row.title, version: 3 });
  });
};
