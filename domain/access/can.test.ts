import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type PlatformRole, platformRoles } from '../contract/accounts/users.ts';
import * as field from '../contract/fields.ts';
import { type NounName, nounNames, nounOf } from '../contract/index.ts';
import { both } from '../contract/seenBy.ts';
import type { UserType } from '../contract/userTypes.ts';
import { type Actor, can, passes, scopesOf, visible, visitor } from './can.ts';
import { rulesOf } from './fieldRules.ts';
import { permissionsOf } from './permissions.ts';
import { accessTable } from './print.ts';
import { verbs } from './rules.ts';
import { unsaidFields } from './unsaidFields.ts';
import { viewedAs } from './viewing.ts';

const person = (userType: UserType, role: PlatformRole = 'Super Admin'): Actor => ({
  userId: 'USR-001',
  userType,
  companyId: userType === 'admin' ? null : 'CO-001',
  permissions: permissionsOf(role),
});

describe('access rules', () => {
  it('give each role the number of permissions the specification names', () => {
    expect(platformRoles.map((role) => permissionsOf(role).length)).toEqual([25, 20, 15, 8, 3]);
  });

  it('let a Viewer read every noun of their user type and keep an inbox, and nothing else', () => {
    const viewer = person('admin', 'Viewer');
    const inbox = ['notifications edit', 'notifications delete'];
    // Mails take another permission, and operators take no part in conversations.
    const hidden: NounName[] = ['mails', 'conversationReaders'];
    for (const noun of nounNames)
      for (const verb of verbs)
        expect([noun, verb, can(viewer, verb, noun)]).toEqual([
          noun,
          verb,
          ((verb === 'list' || verb === 'show') && !hidden.includes(noun)) ||
            inbox.includes(`${noun} ${verb}`),
        ]);
  });

  it('give a provider access to its own bench only', () => {
    expect(scopesOf(person('provider'), 'list', 'candidates')).toEqual([{ where: { companyId: 'CO-001' } }]);
  });

  it('show a recruiter listed candidates only, without fields that are private to the provider', () => {
    const [scope] = scopesOf(person('recruiter'), 'list', 'candidates');
    expect(scope?.where).toEqual({ listed: true });
    expect(visible(scope as never, { id: 'BE-001', name: 'Dana', cost: 4000, notes: 'raise due' })).toEqual({
      id: 'BE-001',
      name: 'Dana',
    });
  });

  it('let only operators with security permissions read mails about security', () => {
    for (const role of platformRoles)
      expect([role, can(person('admin', role), 'list', 'mails')]).toEqual([role, role === 'Super Admin']);
  });

  it('let a visitor submit three forms in their initial state, and nothing else', () => {
    const allowed = nounNames.flatMap((noun) =>
      verbs.flatMap((verb) => scopesOf(visitor, verb, noun).map(({ where }) => ({ noun, verb, where }))),
    );
    expect(allowed).toEqual([
      {
        noun: 'signUpRequests',
        verb: 'create',
        where: { status: 'Pending Approval', reason: null, subscription: null },
      },
      { noun: 'newsletterSubscriptions', verb: 'create', where: { status: 'Subscribed' } },
      { noun: 'contactMessages', verb: 'create', where: { status: 'New' } },
    ]);
  });

  it('give a visitor no permission', () => {
    expect(visitor.permissions).toEqual([]);
  });

  it('let every writer change their own switches, and only users with settings permissions those of the company', () => {
    const scopes = (role: PlatformRole, verb: 'create' | 'edit') => [
      ...new Set(scopesOf(person('provider', role), verb, 'preferences').map(({ where }) => where.userId)),
    ];
    for (const role of platformRoles) {
      const all = role === 'Admin' || role === 'Super Admin';
      const owned = all ? ['USR-001', null] : role === 'Viewer' ? [] : ['USR-001'];
      expect([role, scopes(role, 'create'), scopes(role, 'edit')]).toEqual([role, owned, owned]);
    }
  });

  it('refuse every change while an operator views as another person', () => {
    for (const userType of ['provider', 'recruiter'] as const) {
      const viewed = viewedAs(person(userType), { ...person('admin'), userId: 'USR-002' });
      for (const noun of nounNames) {
        for (const verb of ['list', 'show'] as const)
          expect([noun, verb, can(viewed, verb, noun)]).toEqual([
            noun,
            verb,
            can(person(userType), verb, noun),
          ]);
        for (const verb of ['create', 'edit', 'delete'] as const)
          expect([noun, verb, can(viewed, verb, noun)]).toEqual([noun, verb, false]);
      }
    }
  });

  it('refuse anything without a rule', () => {
    expect(can(person('provider'), 'list', 'policies')).toBe(false);
    expect(can(person('recruiter'), 'create', 'candidates')).toBe(false);
    expect(can(person('admin'), 'create', 'auditLogs')).toBe(false);
  });

  it('refuse everything that belongs to a company to a user without one', () => {
    expect(scopesOf({ ...person('provider'), companyId: null }, 'list', 'candidates')).toEqual([]);
  });

  it.each(nounNames)('let companies read %s of others only if each field says who reads it', (noun) => {
    expect(unsaidFields(nounOf(noun), rulesOf(noun))).toEqual([]);
  });

  it('name a field that does not say who reads it', () => {
    const across = { recruiter: { list: { where: { published: true } } } };
    const mixed = {
      ...nounOf('candidates'),
      fields: { name: both(field.text('Name')), floor: field.money('Floor') },
    };
    expect(unsaidFields(mixed, across)).toEqual(['floor']);
    expect(unsaidFields(mixed, { recruiter: { list: { where: { companyId: '$company' } } } })).toEqual([]);
    expect(unsaidFields(mixed, { recruiter: { list: { only: ['name'] } } })).toEqual([]);
  });

  it('hide fields from those who do not read them', () => {
    const recruiter = scopesOf(person('recruiter'), 'list', 'candidates')[0];
    const provider = scopesOf(person('provider'), 'list', 'candidates')[0];
    expect([recruiter, provider].map((scope) => scope && passes(scope, 'cost'))).toEqual([false, true]);
    expect([recruiter, provider].map((scope) => scope && passes(scope, 'title'))).toEqual([true, true]);
  });

  it('match docs/access.md', () => {
    expect(readFileSync(new URL('../../docs/access.md', import.meta.url), 'utf8')).toBe(accessTable());
  });
});
