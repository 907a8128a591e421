import { describe, expect, it } from 'vitest';
import { mayAccess } from './mayAccess.ts';
import { person } from './signedInAs.ts';

const provider = person('provider');
const viewer = { ...person('admin'), permissions: ['market.read', 'operations.read', 'administration.read'] };

describe('what a person may reach', () => {
  it('is nothing for somebody unknown', () => {
    expect(mayAccess(null, 'list', 'candidates')).toBe(false);
  });

  it('is nothing for a user type nobody wrote rules for', () => {
    expect(mayAccess({ ...provider, userType: 'partner' }, 'list', 'candidates')).toBe(false);
  });

  it('is no noun and no verb that has no rule', () => {
    expect(mayAccess(provider, 'list', 'spaceships')).toBe(false);
    expect(mayAccess(provider, 'launch', 'candidates')).toBe(false);
  });

  it('follows the rules table for a noun', () => {
    expect(mayAccess(provider, 'create', 'candidates')).toBe(true);
    expect(mayAccess(provider, 'list', 'incidents')).toBe(false);
  });

  it('follows the permissions of the role: a viewer reads only', () => {
    expect(mayAccess(viewer, 'list', 'users')).toBe(true);
    expect(mayAccess(viewer, 'edit', 'users')).toBe(false);
  });

  it('lets a list be exported by those who may see it', () => {
    expect(mayAccess(provider, 'export', 'candidates')).toBe(true);
    expect(mayAccess(provider, 'export', 'incidents')).toBe(false);
  });

  it("refuses a row that is visibly another company's", () => {
    expect(mayAccess(provider, 'edit', 'candidates', { id: 'BE-001', companyId: 'COM-001' })).toBe(true);
    expect(mayAccess(provider, 'edit', 'candidates', { id: 'BE-002', companyId: 'COM-999' })).toBe(false);
  });
});
