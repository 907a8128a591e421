import { describe, expect, it } from 'vitest';
import { areaOf } from '../../testing/areaOf.ts';
import { entryAt } from './menuMatch.ts';

const area = await areaOf('admin');

describe('the selected menu entry', () => {
  it.each([
    ['/platform-admin', 'admin.menu.dashboard'],
    ['/platform-admin/', 'admin.menu.dashboard'],
    ['/platform-admin/dashboard', 'admin.menu.dashboard'],
    ['/platform-admin/users/USR-001/show', 'admin.menu.users'],
    ['/platform-admin/tickets/TKT-001', 'admin.menu.support'],
    ['/platform-admin/usersomething', undefined],
  ])('at %s is %s', (path, labelKey) => {
    expect(entryAt(area, path)?.labelKey).toBe(labelKey);
  });
});
