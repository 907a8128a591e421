import { describe, expect, it } from 'vitest';
import { isConsoleAddress } from '../../domain/contract/accounts/consoleAddresses.ts';
import { userTypes } from '../../domain/contract/userTypes.ts';
import shared from '../../locales/en/shared.json';
import { basenames } from '../auth/areaPaths.ts';
import { areaOf } from '../testing/areaOf.ts';

const everyArea = await Promise.all(userTypes.map((userType) => areaOf(userType)));

const textAt = (key: string, words: object): unknown =>
  key
    .split('.')
    .reduce<unknown>((texts, part) => (texts as Record<string, unknown> | undefined)?.[part], words);

describe('the console areas', () => {
  it('each start at the page where their user type lands', () => {
    for (const { userType, basename } of everyArea) expect(basename).toBe(basenames[userType]);
  });

  it('keep their preferences apart: no store key is a prefix of another', () => {
    const keys = everyArea.map(({ storeKey }) => storeKey);
    for (const key of keys)
      expect(keys.filter((other) => other !== key && other.startsWith(key))).toEqual([]);
  });

  it('have a page or a resource for every menu entry', () => {
    for (const { menu, pages, resources } of everyArea) {
      const reachable = [
        '/',
        ...pages.map(({ path }) => path.replace(/\/\*$/, '')),
        ...resources.map(({ name }) => `/${name}`),
      ];
      for (const { path } of menu.flatMap(({ entries }) => entries)) expect(reachable).toContain(path);
    }
  });

  it('keep the order of their menus, whichever plugins add the entries', () => {
    const paths = everyArea.map(({ menu }) => menu.map(({ entries }) => entries.map(({ path }) => path)));
    expect(paths).toEqual([
      [
        ['/', '/employees', '/hotLists', '/requests', '/analytics', '/contracts', '/rateCards', '/settings'],
        ['/deployments', '/timesheets', '/providerInvoices'],
      ],
      [
        ['/', '/talent-pool', '/smart-recommendations', '/pipeline', '/jobs', '/analytics', '/settings'],
        ['/tasks', '/requests', '/interviews', '/contracts', '/rateCards'],
        ['/deployments', '/timesheets', '/providerInvoices'],
      ],
      [
        ['/'],
        ['/providers', '/recruiters', '/users'],
        ['/deals', '/analytics', '/reports', '/support'],
        ['/settings', '/security', '/billing', '/all-data'],
      ],
    ]);
  });

  it('are reachable by the short path of every menu entry', () => {
    for (const { menu } of everyArea)
      for (const { path } of menu.flatMap(({ entries }) => entries))
        if (path !== '/') expect([path, isConsoleAddress(path)]).toEqual([path, true]);
  });

  it('have a translation for every label', () => {
    for (const { nameKey, titleKey, menu, words } of everyArea) {
      const labels = menu.flatMap((group) => [
        group.labelKey,
        ...group.entries.map(({ labelKey }) => labelKey),
      ]);
      for (const key of [nameKey, titleKey, ...labels])
        if (key) expect(textAt(key, { ...shared, ...words }), key).toBeTypeOf('string');
    }
  });

  it('have the specified width', () => {
    expect(everyArea.map(({ drawerWidth }) => drawerWidth)).toEqual([280, 280, 300]);
  });
});
