import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedGroup } from './groupChanges.ts';
import { readPatch, readResource } from './patch.ts';
import { ScimRefusal } from './refusals.ts';
import { userChanges } from './userChanges.ts';

const patch = (...Operations: unknown[]) => readPatch({ Operations });
const patched = (...operations: unknown[]) => userChanges(patch(...operations));
const refusal = (act: () => unknown) => {
  try {
    return act();
  } catch (error) {
    return error instanceof ScimRefusal ? error.scimType : error;
  }
};

describe('a patch of a user', () => {
  it.each([
    ['Okta deactivates', { op: 'replace', value: { active: false } }, { active: false }],
    ['Entra ID deactivates', { op: 'Replace', path: 'active', value: 'False' }, { active: false }],
    ['Entra ID activates', { op: 'Add', path: 'active', value: 'True' }, { active: true }],
    ['a part of the name', { op: 'Replace', path: 'name.givenName', value: 'Zoë' }, { givenName: 'Zoë' }],
    [
      'parts of the name by dots, without a path',
      { op: 'Add', value: { 'name.givenName': 'Ada', 'name.familyName': 'King' } },
      { givenName: 'Ada', familyName: 'King' },
    ],
    [
      'a whole name, of which empty parts say nothing',
      { op: 'replace', value: { name: { givenName: 'Ada', familyName: '', middleName: null } } },
      { givenName: 'Ada' },
    ],
    [
      'an address, which follows userName',
      { op: 'Add', path: 'emails[type eq "work"].value', value: 'a@b.co' },
      {},
    ],
    [
      'a number for work',
      { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '+44 20' },
      { phone: '+44 20' },
    ],
    ['a number for something else', { op: 'Add', path: 'phoneNumbers[type eq "fax"].value', value: '1' }, {}],
    [
      'an attribute of the extension',
      {
        op: 'Add',
        path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
        value: 'IT',
      },
      {},
    ],
    [
      'a path with the name of the schema',
      { op: 'replace', path: 'urn:ietf:params:scim:schemas:core:2.0:User:userName', value: 'new@b.co' },
      { userName: 'new@b.co' },
    ],
    ['the title, removed', { op: 'Remove', path: 'title' }, { title: null }],
    ['the title, emptied', { op: 'replace', path: 'title', value: '' }, { title: null }],
    ['names in other letters', { OP: 'REPLACE', Path: 'DisplayName', vaLue: 'ทีม' }, { displayName: 'ทีม' }],
    [
      'the id beside other values',
      { op: 'replace', value: { id: 'x', title: 'CTO', hat: 1 } },
      { title: 'CTO' },
    ],
  ])('takes %s', (_, operation, changes) => {
    expect(patched(operation)).toEqual(changes);
  });

  it('takes the last of several values', () => {
    const named = (value: string) => ({ op: 'replace', path: 'title', value });
    expect(patched(named('CTO'), named('CEO'), { op: 'replace', value: { active: true } })).toEqual({
      title: 'CEO',
      active: true,
    });
  });

  it.each([
    [{ op: 'move', path: 'title', value: 'x' }, 'invalidSyntax'],
    [null, 'invalidSyntax'],
    [{ op: 'remove' }, 'noTarget'],
    [{ op: 'replace', value: 'x' }, 'invalidValue'],
    [{ op: 'replace', path: 'shoeSize', value: 44 }, 'invalidPath'],
    [{ op: 'replace', path: 'emails[type eq "work', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: 7, value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: 'id', value: 'USR-001' }, 'mutability'],
    [{ op: 'replace', path: 'groups', value: [] }, 'mutability'],
    [{ op: 'replace', path: 'active', value: 'perhaps' }, 'invalidValue'],
    [{ op: 'remove', path: 'active' }, 'invalidValue'],
    [{ op: 'remove', path: 'userName' }, 'invalidValue'],
    [{ op: 'replace', path: 'title', value: { a: 1 } }, 'invalidValue'],
  ])('refuses %o', (operation, type) => {
    expect(refusal(() => patched(operation))).toBe(type);
  });

  it('is an object with operations', () => {
    for (const body of [null, [], 'x', {}, { Operations: {} }, { Operations: [] }])
      expect(refusal(() => readPatch(body))).toBe('invalidSyntax');
    expect(readPatch({ operations: [{ op: 'remove', path: 'title' }] })).toHaveLength(1);
  });
});

it('a user keeps the primary number, else that for work, else the first', () => {
  const numbers = (...phoneNumbers: object[]) => userChanges(readResource({ phoneNumbers })).phone;
  const [mobile, work] = [
    { type: 'mobile', value: '1' },
    { type: 'work', value: '2' },
  ];
  expect(numbers(mobile, work)).toBe('2');
  expect(numbers({ ...mobile, primary: true }, work)).toBe('1');
  expect(numbers(mobile)).toBe('1');
  expect(numbers()).toBeUndefined();
});

describe('a patch of a group', () => {
  const before = { displayName: 'Leads', externalId: null, members: new Set(['a', 'b', 'c']) };
  const members = (...operations: unknown[]) => [...changedGroup(before, patch(...operations)).members];

  it.each([
    [
      'adds members',
      { op: 'Add', path: 'members', value: [{ $ref: null, value: 'd' }] },
      ['a', 'b', 'c', 'd'],
    ],
    ['adds one', { op: 'add', path: 'members', value: { value: 'a' } }, ['a', 'b', 'c']],
    [
      'removes by value, as Entra ID does',
      { op: 'Remove', path: 'members', value: [{ value: 'b' }] },
      ['a', 'c'],
    ],
    ['removes by a filter, as Okta does', { op: 'remove', path: 'members[value eq "b"]' }, ['a', 'c']],
    ['removes nothing for an empty list', { op: 'Remove', path: 'members', value: [] }, ['a', 'b', 'c']],
    ['removes all', { op: 'remove', path: 'members' }, []],
    ['replaces all', { op: 'replace', value: { members: [{ value: 'd', display: 'D' }] } }, ['d']],
  ])('%s', (_, operation, after) => {
    expect(members(operation)).toEqual(after);
  });

  it('renames it, and leaves the members', () => {
    const renamed = changedGroup(before, patch({ op: 'replace', value: { id: 'x', displayName: 'Équipe' } }));
    expect(renamed).toEqual({ ...before, displayName: 'Équipe' });
  });

  it.each([
    [{ op: 'add', path: 'members', value: ['a'] }, 'invalidValue'],
    [{ op: 'remove', path: 'displayName' }, 'invalidValue'],
    [{ op: 'replace', path: 'members[display eq "A"]', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: 'owner', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: 'meta', value: {} }, 'mutability'],
  ])('refuses %o', (operation, type) => {
    expect(refusal(() => members(operation))).toBe(type);
  });
});

it('whatever is sent is read or refused in the words of SCIM', () => {
  const word = fc.constantFrom(
    'op',
    'Operations',
    'add',
    'remove',
    'replace',
    'path',
    'value',
    'members',
    'name',
    'active',
  );
  const path = fc.constantFrom(
    'members[value eq "a"]',
    'name.givenName',
    'a[b eq "\\x"]',
    '[',
    '.',
    'urn:x',
    '__proto__',
  );
  const { value: any } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(word, path, fc.boolean(), fc.integer(), fc.constant(null), fc.string({ unit: 'binary' })),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.oneof(word, path), tie('value'), { maxKeys: 4 }),
    ),
  }));
  const operation = fc.record({ op: word, path: fc.oneof(word, path), value: any }, { requiredKeys: ['op'] });
  const known = (act: () => unknown) => {
    try {
      act();
    } catch (error) {
      expect(error).toBeInstanceOf(ScimRefusal);
    }
  };
  const group = { displayName: null, externalId: null, members: new Set<string>() };
  fc.assert(
    fc.property(fc.oneof(any, fc.record({ Operations: fc.array(operation) })), (body) => {
      known(() => userChanges(readPatch(body)));
      known(() => changedGroup(group, readPatch(body)));
      known(() => userChanges(readResource(body)));
      known(() => changedGroup(group, readResource(body)));
    }),
    { numRuns: 200 },
  );
});
