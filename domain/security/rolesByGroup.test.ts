import { describe, expect, it } from 'vitest';
import { type GroupRules, groupFaults, roleByGroups } from './rolesByGroup.ts';

const rules = (more: Partial<GroupRules> = {}): GroupRules => ({
  groupsClaim: 'groups',
  groupRoles: [
    { group: 'Bench Leads', role: 'Manager' },
    { group: 'Everyone', role: 'Viewer' },
    { group: 'ทีมสรรหา', role: 'User' },
  ],
  defaultRole: 'Viewer',
  ...more,
});

describe('a role by groups', () => {
  it.each([
    ['of its one group', ['ทีมสรรหา'], 'User'],
    ['the highest of several, in whatever order', ['Everyone', 'Bench Leads', 'Lunch'], 'Manager'],
    ['the default role in no group that counts', ['Lunch'], 'Viewer'],
    ['the default role in no group at all', [], 'Viewer'],
    ['of a group that is not in a list', 'Bench Leads', 'Manager'],
    ['whatever else the list has', [7, null, { name: 'Bench Leads' }, 'ทีมสรรหา'], 'User'],
    ['by the whole name, as the provider writes it', ['bench leads', 'Bench Leads (London)'], 'Viewer'],
  ])('is %s', (_, groups, role) => {
    expect(roleByGroups({ groups }, rules())).toBe(role);
  });

  it('is unknown without the claim, as providers leave out long lists', () => {
    for (const claims of [{}, { groups: null }, { groups: { 0: 'Bench Leads' } }, { roles: ['Bench Leads'] }])
      expect(roleByGroups(claims, rules())).toBeNull();
    expect(
      roleByGroups({ constructor: ['Everyone'] }, rules({ groupsClaim: 'constructor.name' })),
    ).toBeNull();
  });

  it('is left to the company until it names a claim and groups', () => {
    expect(roleByGroups({ groups: ['Bench Leads'] }, rules({ groupsClaim: null }))).toBeNull();
    expect(roleByGroups({ groups: ['Bench Leads'] }, rules({ groupRoles: [] }))).toBeNull();
  });

  it('is found in a claim with dots in its name, and inside another claim', () => {
    const named = rules({ groupsClaim: 'https://login.example/groups' });
    expect(roleByGroups({ 'https://login.example/groups': ['Bench Leads'] }, named)).toBe('Manager');
    const inside = rules({ groupsClaim: 'realm_access.roles' });
    expect(roleByGroups({ realm_access: { roles: ['ทีมสรรหา'] } }, inside)).toBe('User');
  });
});

describe('rules for groups', () => {
  it('need a claim, and name each group once', () => {
    const { groupRoles } = rules();
    expect(groupFaults(rules())).toEqual({});
    expect(groupFaults({ groupsClaim: null, groupRoles: [] })).toEqual({});
    expect(groupFaults({ groupsClaim: null, groupRoles })).toEqual({
      groupsClaim: 'single-sign-on.groups-claim',
    });
    expect(
      groupFaults({
        groupsClaim: 'groups',
        groupRoles: [...groupRoles, { group: 'Everyone', role: 'Manager' }],
      }),
    ).toEqual({ groupRoles: { code: 'single-sign-on.group-twice', values: { group: 'Everyone' } } });
  });
});
