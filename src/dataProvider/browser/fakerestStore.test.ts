import { describe, expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { plugin } from '../../../examples/assessments/plugin.ts';
import { installProduct } from '../../../plugins/testing/installProduct.ts';
import { createFakerestDataProvider } from '../fakerest.ts';
import { signedIn } from '../signedIn.ts';
import { addCandidate, edit, list, refusal } from '../suite/open.ts';
import { tinyUsers, tinyWorld } from '../tinyWorld.ts';
import { inMemory, type Keep } from './keep.ts';
import { openWorldStore } from './worldStore.ts';

const clock = () => new Date('2026-03-02T09:30:00.000Z');
const open = (keep: Keep = inMemory()) => {
  const store = openWorldStore(tinyWorld, keep, clock);
  const as = (user: keyof typeof tinyUsers) =>
    createFakerestDataProvider({ world: store, actor: () => signedIn(tinyUsers[user], null), clock });
  return { store, provider: as('provider'), recruiter: as('recruiter'), admin: as('admin') };
};

describe('rows stored in the browser', () => {
  test('get the number after the highest one ever used', async () => {
    const { recruiter } = open();
    const add = async (name: string) =>
      (await recruiter.create<Row>('talentPools', { data: { name } })).data as Row;
    const [first, second] = [await add('First'), await add('Second')];
    expect([first.id, second.id]).toEqual(['TP-001', 'TP-002']);
    await recruiter.delete('talentPools', { id: second.id, previousData: second });
    expect((await add('Third')).id).toBe('TP-003');
  });

  test('of candidates get a number that is drawn', async () => {
    const { provider } = open();
    const numbers = await Promise.all([1, 2, 3].map(async () => (await addCandidate(provider)).id));
    expect(new Set(numbers).size).toBe(3);
    for (const id of numbers) expect(id).toMatch(/^BE-[1-9]\d{6}$/);
  });

  test('of a plugin that is off are kept until it is on again', async () => {
    const keep = inMemory();
    installProduct([plugin]);
    const planned = { candidateId: 'BE-001', skill: 'SQL', plannedFor: '2026-03-09', status: 'Planned' };
    const { data: made } = await open(keep).provider.create('skillAssessments', { data: planned });

    installProduct();
    const added = await addCandidate(open(keep).provider);

    installProduct([plugin]);
    const { provider } = open(keep);
    expect((await list(provider, 'skillAssessments')).data).toEqual([made]);
    expect((await provider.getOne('candidates', { id: added.id })).data.id).toBe(added.id);
    installProduct();
  });

  test('keep their changes after a reload, until a reset', async () => {
    const keep = inMemory();
    const before = open(keep);
    const ada = (await before.provider.getOne('candidates', { id: 'BE-001' })).data as Row;
    await edit(before.provider, 'candidates', ada, { name: 'Ada King' });
    const added = await addCandidate(before.provider);
    await before.provider.delete('candidates', {
      id: 'BE-009',
      previousData: { id: 'BE-009', version: 1 },
    });

    const after = open(keep);
    const rows = (await list(after.provider, 'candidates')).data;
    expect(rows.map(({ id, name }) => [id, name])).toEqual([
      ['BE-001', 'Ada King'],
      [added.id, 'Ada Bench'],
    ]);
    after.store.reset();
    expect((await list(after.provider, 'candidates')).data.map(({ id }) => id)).toEqual(['BE-001', 'BE-009']);
  });

  test('of two tabs that write at the same time are all kept, each under its own number', async () => {
    const keep = inMemory();
    const tabs = [open(keep), open(keep)];
    const added = await Promise.all(
      [0, 1, 2].flatMap(() => tabs.map(({ provider }) => addCandidate(provider))),
    );
    expect(new Set(added.map(({ id }) => id)).size).toBe(6);
    for (const { provider } of [...tabs, open(keep)])
      expect((await list(provider, 'candidates')).total).toBe(2 + 6);
  });

  test('include every addition, change and deletion', async () => {
    const keep = inMemory();
    const { store, provider } = open(keep);
    const one = await addCandidate(provider);
    const two = await addCandidate(provider);
    await edit(provider, 'candidates', one, { name: 'Ada "King", again' });
    const three = await addCandidate(provider);
    await provider.delete('candidates', { id: two.id, previousData: two });
    const kept = JSON.parse(keep.read() ?? '').nouns.candidates;
    const changed = store.rows('candidates').filter(({ id }) => id === one.id || id === three.id);
    expect(changed).toHaveLength(2);
    expect(kept).toEqual({ rows: changed, removed: [two.id], next: expect.any(Number) });
    expect(open(keep).store.rows('candidates')).toEqual(store.rows('candidates'));
  });

  test('changed in another tab are visible at the next call', async () => {
    const keep = inMemory();
    const here = open(keep);
    const there = open(keep);
    const added = await addCandidate(here.provider);
    expect((await there.recruiter.getOne('candidates', { id: added.id })).data.name).toBe('Ada Bench');
  });

  test.each(['', '{', 'null', '[]', '{"format":2}', '{"format":1,"nouns":{"candidates":7}}'])(
    'ignore the stored text %j',
    async (text) => {
      const keep = inMemory();
      keep.write(text);
      expect((await list(open(keep).provider, 'candidates')).total).toBe(2);
    },
  );

  test('unknown to the contract are left out, and the others stay', async () => {
    const keep = inMemory();
    const added = await addCandidate(open(keep).provider);
    const kept = JSON.parse(keep.read() ?? '');
    kept.nouns.candidates.rows.push({ ...added, id: 'BE-099', shoeSize: 44 }, 'nonsense');
    keep.write(JSON.stringify(kept));
    expect((await list(open(keep).provider, 'candidates')).total).toBe(3);
  });

  test('never modify the initial world', async () => {
    const before = structuredClone(tinyWorld);
    const { provider } = open();
    const ada = (await provider.getOne('candidates', { id: 'BE-001' })).data as Row;
    (ada.skills as string[]).push('Tampering');
    await edit(provider, 'candidates', ada, { name: 'Ada King' });
    expect(tinyWorld).toEqual(before);
  });

  test('refuse and undo a change if storage is full', async () => {
    const { provider } = open({
      ...inMemory(),
      write: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    });
    expect((await refusal(addCandidate(provider))).status).toBe(507);
    expect((await list(provider, 'candidates')).total).toBe(2);
  });

  test('drop the oldest journal rows when storage runs out', async () => {
    const small = inMemory();
    const keep: Keep = {
      ...small,
      write: (text) => {
        if (text.length > 32_000) throw new DOMException('Full', 'QuotaExceededError');
        small.write(text);
      },
    };
    const { provider, admin } = open(keep);
    const notes = 'x'.repeat(3000);
    let last: Row | undefined;
    for (let n = 0; n < 5; n++) last = await addCandidate(provider, { notes });
    const audited = (await list(admin, 'auditLogs')).data;
    expect(audited.length).toBeLessThan(5);
    expect(audited.at(-1)?.target).toBe(last?.id);
    expect((await list(provider, 'candidates')).total).toBe(7);
  });

  test('create an audit entry with author, row, before and after for every change', async () => {
    const { provider, admin } = open();
    const added = await addCandidate(provider);
    const { data: edited } = await edit(provider, 'candidates', added, { name: 'Ada King' });
    await provider.delete('candidates', { id: added.id, previousData: edited as Row });
    const audited = (await list(admin, 'auditLogs')).data;
    expect(audited.map(({ action, target }) => [action, target])).toEqual([
      ['create', added.id],
      ['edit', added.id],
      ['delete', added.id],
    ]);
    const { user, ip, at, before, after } = audited[1] as Row;
    expect([user, ip, at]).toEqual([tinyUsers.provider.fullName, 'browser', clock().toISOString()]);
    expect(JSON.parse(String(before)).name).toBe('Ada Bench');
    expect(JSON.parse(String(after))).toEqual({ name: 'Ada King', version: 2 });
    expect(audited[0]?.before).toBeNull();
    expect(audited[2]?.after).toBeNull();
  });

  test('accept only one of two simultaneous edits of the same version', async () => {
    const { provider } = open();
    const ada = (await provider.getOne('candidates', { id: 'BE-001' })).data as Row;
    const results = await Promise.allSettled([
      edit(provider, 'candidates', ada, { name: 'One' }),
      edit(provider, 'candidates', ada, { name: 'Two' }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });

  test('are refused with 401 without a session', async () => {
    const nobody = createFakerestDataProvider({ world: tinyWorld, actor: () => null });
    expect((await refusal(list(nobody, 'candidates'))).status).toBe(401);
  });

  test('do not answer an aborted call', async () => {
    const gone = AbortSignal.abort();
    const asked = open().provider.getOne('candidates', { id: 'BE-001', signal: gone });
    await expect(asked).rejects.toThrow(/abort/i);
  });
});
