import { describe, expect, test } from 'vitest';
import { permissions } from '../contract/accounts/permissions.ts';
import { userTypes } from '../contract/userTypes.ts';
import { can } from './can.ts';
import { matrixOf } from './matrix.ts';
import { permissionsOf } from './permissions.ts';
import { verbs } from './rules.ts';

const rowOf = (userType: 'provider' | 'recruiter' | 'admin', held: readonly string[], noun: string) =>
  matrixOf(userType, held)
    .flatMap(({ rows }) => rows)
    .find((row) => row.noun === noun)?.cells;

describe('the permission matrix', () => {
  test.each(userTypes)('matches the rules for a %s, for every role, noun and verb', (userType) => {
    for (const held of [permissionsOf('Viewer'), permissionsOf('Manager'), permissions, ['jobs.write']]) {
      const actor = { userId: 'USR-001', userType, companyId: 'CO-001', permissions: held };
      for (const { rows } of matrixOf(userType, held))
        for (const { noun, cells } of rows)
          for (const verb of verbs)
            expect([noun, verb, cells[verb].may]).toEqual([noun, verb, can(actor, verb, noun)]);
    }
  });

  test('shows whose rows a rule covers, and where some fields are restricted', () => {
    expect(rowOf('provider', permissions, 'candidates')?.edit).toEqual({
      may: true,
      reach: ['company'],
      partly: false,
    });
    expect(rowOf('recruiter', permissions, 'candidates')).toMatchObject({
      list: { may: true, reach: ['listed'], partly: true },
      create: { may: false, lacking: null },
    });
    expect(rowOf('provider', permissions, 'companies')?.list).toMatchObject({
      reach: ['company', 'directory'],
      partly: true,
    });
    expect(rowOf('admin', permissions, 'roles')).toMatchObject({
      list: { reach: ['all'] },
      edit: { reach: ['made'] },
    });
  });

  test('has a label for every row scope', () => {
    expect(rowOf('provider', permissions, 'notifications')?.list).toMatchObject({ reach: ['own'] });
    expect(rowOf('provider', permissions, 'contractTemplates')?.list).toMatchObject({
      reach: ['company', 'platform'],
      partly: false,
    });
    expect(rowOf('provider', permissions, 'jobs')?.list).toMatchObject({ reach: ['listed'], partly: true });
    expect(rowOf('admin', permissions, 'incidentEvents')?.create).toMatchObject({ reach: ['some'] });
    expect(rowOf('admin', permissions, 'mails')?.edit).toEqual({ may: true, reach: ['all'], partly: true });
  });

  test("uses a rule's own permission in place of the noun's usual one", () => {
    expect(rowOf('provider', ['tickets.write'], 'preferences')?.create).toEqual({
      may: true,
      reach: ['own'],
      partly: false,
    });
    expect(rowOf('provider', ['settings.write'], 'preferences')?.create).toEqual({
      may: true,
      reach: ['company'],
      partly: false,
    });
    expect(rowOf('provider', [], 'preferences')?.create).toEqual({ may: false, lacking: 'tickets.write' });
  });

  test('names the missing permission', () => {
    expect(rowOf('admin', ['administration.read'], 'users')?.list).toEqual({
      may: false,
      lacking: 'market.read',
    });
    expect(rowOf('provider', ['market.read'], 'candidates')?.delete).toEqual({
      may: false,
      lacking: 'candidates.delete',
    });
  });

  test('lists a noun by its read rule, and only nouns that concern the user type', () => {
    const areas = matrixOf('provider', permissions);
    expect(areas.map(({ area }) => area)).toEqual(['market', 'operations', 'administration']);
    const areaOf = (noun: string) =>
      areas.filter(({ rows }) => rows.some((row) => row.noun === noun)).map(({ area }) => area);
    expect(['candidates', 'tickets', 'invoices', 'policies'].map(areaOf)).toEqual([
      ['market'],
      ['operations'],
      ['administration'],
      [],
    ]);
  });
});
