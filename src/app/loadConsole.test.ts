import type { DataProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { loadConsole, takeDataFrom } from './loadConsole.ts';

test('a console uses the data source that was set last', async () => {
  const providers = [{}, {}] as DataProvider[];
  for (const provider of providers) {
    takeDataFrom(Promise.resolve(provider));
    expect((await loadConsole('provider'))?.dataProvider).toBe(provider);
    expect(loadConsole('provider')).toBe(loadConsole('provider'));
  }
});
