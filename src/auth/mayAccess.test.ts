import { describe, expect, it } from 'vitest';
import { mayAccess } from './mayAccess.ts';
import { person } from './signedInAs.ts';

const provider = person('provider');
const viewer = { ...person('admin'), permissions: ['market.read', 'operations.read', 'administration.read'] };

describe('access in the consoles', () => {
  it('is refused for an unknown user', () => {
    expect(mayAccess(null, 'list', 'candidates')).toBe(false);
  });

  it('is refused for a user type without rules', () => {
    expect(mayAccess({ ...provider, userType: 'partner' }, 'list', 'candidates')).toBe(false);
  });

  it('is refused for nouns and verbs without a rule', () => {
    expect(mayAccess(provider, 'list', 'spaceships')).toBe(false);
    expect(mayAccess(provider, 'launch', 'candidates')).toBe(false);
  });

  it('follows the access rules for a noun', () => {
    expect(mayAccess(provider, 'create', 'candidates')).toBe(true);
    expect(mayAccess(provider, 'list', 'incidents')).toBe(false);
  });

  it('follows the permissions of the role: a viewer can only read', () => {
    expect(mayAccess(viewer, 'list', 'users')).toBe(true);
    expect(mayAccess(viewer, 'edit', 'users')).toBe(false);
  });

  it('allows exporting a list to users who may read it', () => {
    expect(mayAccess(provider, 'export', 'candidates')).toBe(true);
    expect(mayAccess(provider, 'export', 'incidents')).toBe(false);
  });

  it('is refused for a row that visibly belongs to another company', () => {
    expect(mayAccess(provider, 'edit', 'candidates', { id: 'BE-001', companyId: 'COM-001' })).toBe(true);
    expect(mayAccess(provider, 'edit', 'candidates', { id: 'BE-002', companyId: 'COM-999' })).toBe(false);
  });
});
