import { beforeEach, expect, test, vi } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { tinyWorld } from '../tinyWorld.ts';
import { inMemory } from './keep.ts';
import { openWorldStore } from './worldStore.ts';

const [candidate] = (tinyWorld.candidates ?? []) as [Row];
/** A store that counts how often it is saved, and changes of one row. */
const open = () => {
  const keep = inMemory();
  const write = vi.fn(keep.write);
  const saved: boolean[] = [];
  const store = openWorldStore(
    tinyWorld,
    { ...keep, write },
    () => new Date(),
    () => saved.push(keep.read()?.includes('Ada') ?? false),
  );
  const rename = (name: string, fails = false) =>
    store.transact(async (writer) => {
      writer.change('candidates', store.find('candidates', candidate.id) as Row, { name });
      if (fails) throw new Error('This row cannot be changed');
    });
  return { keep, write, store, saved, rename, name: () => store.find('candidates', candidate.id)?.name };
};
beforeEach(() => {
  // ra-data-fakerest exposes its database here.
  vi.stubGlobal('window', {});
});

test('a job of many transactions is saved once it ends', async () => {
  const { keep, write, store, rename, name } = open();
  await store.inBulk(async () => {
    for (let at = 0; at < 50; at++) await rename(`Ada ${at}`);
    expect(name()).toBe('Ada 49');
  });
  expect(write).toHaveBeenCalledTimes(1);
  expect(keep.read()).toContain('Ada 49');
  await rename('Grace');
  expect(write).toHaveBeenCalledTimes(2);
});

test('other tabs are told of what a job changes once they can read it', async () => {
  const { store, saved, rename } = open();
  await store.inBulk(async () => {
    await rename('Ada');
    await rename('Ada Two');
    expect(saved).toEqual([]);
  });
  expect(saved).toEqual([true, true]);
});

test('a change of a person that fails leaves jobs as they are', async () => {
  const { write, store, rename } = open();
  await rename('Grace', true).catch(() => undefined);
  await store.inBulk(async () => {
    await rename('Ada');
    await rename('Ada Two');
  });
  expect(write).toHaveBeenCalledTimes(1);
});

test('a row that fails takes along what was not saved, and from then on each transaction of a job is saved', async () => {
  const { keep, write, store, rename, name } = open();
  const before = name();
  const job = () =>
    store.inBulk(async () => {
      await rename('Ada');
      await rename('Grace', true).catch(() => undefined);
    });
  await job();
  expect([name(), write.mock.calls.length]).toEqual([before, 0]);
  await job();
  expect(name()).toBe('Ada');
  expect(keep.read()).toContain('Ada');
});
