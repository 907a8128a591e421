import ky from 'ky';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BatchItem } from '../../domain/change/batchPart.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { inMemory } from '../dataProvider/browser/keep.ts';
import { openWorldStore } from '../dataProvider/browser/worldStore.ts';
import { createRestDataProvider } from '../dataProvider/createRestDataProvider.ts';
import { openFakerest } from '../dataProvider/fakerest.ts';
import type { CallsHere } from '../dataProvider/rowCalls.ts';
import { signedIn } from '../dataProvider/signedIn.ts';
import { addCandidate, candidateForm, edit, list, refusal } from '../dataProvider/suite/open.ts';
import { tinyUsers, tinyWorld } from '../dataProvider/tinyWorld.ts';
import { rowHandlers } from './rowHandlers.ts';

const baseUrl = 'http://localhost:5173/api/v1/';
const clock = () => new Date('2026-03-02T09:30:00.000Z');
let calls: CallsHere;
const server = setupServer(...rowHandlers(() => calls));
const provider = createRestDataProvider(ky.create({ baseUrl, retry: 0 }));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  const world = openWorldStore(tinyWorld, inMemory(), clock);
  calls = openFakerest({ world, actor: () => signedIn(tinyUsers.provider, null), clock });
});

describe('the API over rows in the browser', () => {
  test('a list is answered with its page and how many rows there are in all', async () => {
    const found = await list(provider, 'candidates', { sort: ['name', 'ASC'], perPage: 1 });
    expect(found).toMatchObject({ data: [{ id: 'BE-001', name: 'Ada Lovelace' }], total: 2 });
    expect(await list(provider, 'candidates', { filter: { q: 'nobody' } })).toEqual({ data: [], total: 0 });
  });

  test('many rows are answered, without those that the person may not see', async () => {
    const { data } = await provider.getMany('candidates', { ids: ['BE-001', 'BE-009', 'BE-010'] });
    expect(data.map(({ id }) => id)).toEqual(['BE-001', 'BE-009']);
  });

  test('a row is created, changed from the version it was read in, and deleted', async () => {
    const added = await addCandidate(provider);
    const { data: changed } = await edit(provider, 'candidates', added, { name: 'Ada King' });
    expect(changed).toMatchObject({ id: added.id, name: 'Ada King', version: 2 });
    expect((await refusal(edit(provider, 'candidates', added, { name: 'Ada' }))).status).toBe(412);
    await provider.delete('candidates', { id: added.id, previousData: changed as Row });
    expect((await refusal(provider.getOne('candidates', { id: added.id }))).status).toBe(404);
  });

  test('a batch is answered with what became of each row', async () => {
    const items = [{ create: candidateForm() }, { create: candidateForm({ name: 'Alan Turing' }) }];
    const { data } = await provider.batch('candidates', { items: items as BatchItem[] });
    expect(data).toHaveLength(2);
    expect((await list(provider, 'candidates')).total).toBe(4);
  });

  test('a refusal names the fields', async () => {
    const { status, body } = await refusal(provider.create('candidates', { data: {} }));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, expect.arrayContaining(['name'])]);
  });

  test('calls that are not about a row are answered by their declarations', async () => {
    expect((await provider.platform()).data.maxMegabytes).toBeGreaterThan(0);
    expect((await provider.vocabulary()).data.skills).toMatchObject([{ name: 'SQL' }]);
    expect((await provider.maintenance()).data).toBeNull();
    await provider.notePageLoad({ ms: 1200 });
    expect((await refusal(provider.notePageLoad({ ms: 0 }))).body.errors).toEqual({ ms: 'At least 1' });
  });

  test('a path that is not a noun’s is left to others', async () => {
    const { status, body } = await refusal(provider.getOne('nonsense', { id: '1' }));
    expect([status, body.code]).toEqual([404, 'address.missing']);
  });
});
