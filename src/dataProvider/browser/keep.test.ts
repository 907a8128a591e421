import { expect, it } from 'vitest';
import { betweenTabs, type Keep } from './keep.ts';

/** Local storage as a browser with a process for each tab has it: the others see a write later, in order. */
const openBrowser = (later: number, patience?: number) => {
  const tabs: Map<string, string>[] = [];
  const place = (seen: Map<string, string>, key: string): Keep => {
    const change = (apply: (texts: Map<string, string>) => void) => {
      apply(seen);
      for (const other of tabs) if (other !== seen) setTimeout(() => apply(other), later);
    };
    return {
      read: () => seen.get(key) ?? null,
      write: (text) => change((texts) => texts.set(key, text)),
      clear: () => change((texts) => void texts.delete(key)),
      alone: (act) => act(),
    };
  };
  return {
    openTab: (key: string) => {
      const seen = new Map<string, string>();
      tabs.push(seen);
      return betweenTabs(place(seen, key), place(seen, `${key}Revision`), key, navigator.locks, patience);
    },
    forgetAll: () => {
      for (const seen of tabs) seen.clear();
    },
  };
};
type Tab = ReturnType<ReturnType<typeof openBrowser>['openTab']>;

const addOne = (tab: Tab) =>
  tab.alone(async () => {
    const before = Number(tab.read() ?? 0);
    await Promise.resolve();
    tab.write(String(before + 1));
  });

it('lets tabs write in turn, each after it sees what the others have written', async () => {
  const { openTab } = openBrowser(60);
  const tabs = [openTab('turns'), openTab('turns'), openTab('turns')];
  await Promise.all(tabs.flatMap((tab) => [addOne(tab), addOne(tab)]));
  const last = Math.max(...tabs.map((tab) => tab.revision()));
  for (const tab of tabs) {
    await tab.reached(last);
    expect(tab.read()).toBe('6');
  }
});

it('says when a tab sees a write of another one, or that it was discarded', async () => {
  const { openTab } = openBrowser(60);
  const [first, second] = [openTab('seen'), openTab('seen')];
  await addOne(first);
  expect(second.read()).toBeNull();
  await second.reached(first.revision());
  expect(second.read()).toBe('1');
  first.clear();
  await second.reached(first.revision());
  expect(second.read()).toBeNull();
});

it('goes on after a browser was told to forget what it stored', async () => {
  const { openTab, forgetAll } = openBrowser(5, 100);
  const [first, second] = [openTab('forgotten'), openTab('forgotten')];
  await addOne(first);
  await addOne(second);
  forgetAll();
  await addOne(second);
  await addOne(first);
  expect(first.read()).toBe('2');
});

it('passes on an act that fails, and is free for the next one', async () => {
  const tab = openBrowser(5).openTab('failing');
  await expect(tab.alone(() => Promise.reject(new Error('No')))).rejects.toThrow('No');
  await addOne(tab);
  expect(tab.read()).toBe('1');
});
