import { describe, expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { currentRow, isStale } from '../conflict.ts';
import {
  type As,
  addCandidate,
  candidateForm,
  edit,
  fieldErrors,
  freshWord,
  idsOf,
  list,
  refusal,
  type SuiteUser,
  sampleEmail,
} from './open.ts';

const sqlUse = { skill: 'SQL', years: 1, lastUsed: null };

/** Creating, editing and deleting rows. */
export const writes = (as: As): void => {
  const stored = async (row: Row, owner: SuiteUser = 'provider') =>
    (await (await as(owner)).getOne<Row>('candidates', { id: row.id })).data;

  describe('a new row', () => {
    test('gets an id of its noun, version 1, dates, and server-set fields', async () => {
      const row = await addCandidate(await as('provider'));
      expect(row.id).toMatch(/^BE-\d{3,}$/);
      expect(row).toMatchObject({ version: 1, listed: true, profileViews: 0, requests: 0 });
      expect(row.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(row.updatedAt).toBe(row.createdAt);
    });

    test('has the defaults of the contract, and null in empty fields', async () => {
      const { availability, currency, skills, published, ...form } = candidateForm();
      const { data } = await (await as('provider')).create<Row>('candidates', { data: form });
      expect(data).toMatchObject({ availability: 'Immediate', currency: 'USD', skills: [], published: true });
      expect(data).toMatchObject({ phone: null, benchSince: null });
    });

    test('keeps experience by skill, and drops it with the skill', async () => {
      const provider = await as('provider');
      const uses = [
        { skill: 'SQL', years: 5, lastUsed: '2026-03' },
        { skill: 'Spark', years: null, lastUsed: null },
      ];
      const row = await addCandidate(provider, { skills: ['SQL', 'Spark'], skillUses: uses });
      expect((await stored(row)).skillUses).toEqual(uses);
      const { data: fewer } = await edit(provider, 'candidates', row, { skills: ['SQL'] });
      expect(fewer.skillUses).toEqual([uses[0]]);
      await edit(provider, 'candidates', fewer, { skillUses: [{ ...uses[0], years: 6 }] });
      expect((await stored(row)).skillUses).toEqual([{ skill: 'SQL', years: 6, lastUsed: '2026-03' }]);
    });

    test('keeps when its skills were confirmed, and drops the confirmation with the skill', async () => {
      const provider = await as('provider');
      const row = await addCandidate(provider, { skills: ['SQL', 'Spark', 'Go'], confirmedSkills: ['SQL'] });
      const first = await stored(row);
      expect(first.skillsConfirmed).toBe(String(first.createdAt).slice(0, 10));
      const { data: earlier } = await edit(provider, 'candidates', first, { skillsConfirmed: '2025-01-07' });
      expect(earlier.skillsConfirmed).toBe('2025-01-07');
      const { data: more } = await edit(provider, 'candidates', earlier, {
        confirmedSkills: ['SQL', 'Go', 'Cobol'],
      });
      expect(more).toMatchObject({
        confirmedSkills: ['SQL', 'Go'],
        skillsConfirmed: String(more.updatedAt).slice(0, 10),
      });
      const { data: fewer } = await edit(provider, 'candidates', more, { skills: ['Spark'] });
      expect(fewer).toMatchObject({ confirmedSkills: [], skillsConfirmed: null });
    });

    test('belongs to the company of its author', async () => {
      const provider = await as('provider');
      const row = await addCandidate(provider);
      expect(row.companyId).not.toBe((await addCandidate(await as('otherProvider'))).companyId);
      const error = await refusal(addCandidate(provider, { companyId: row.companyId }));
      expect([error.status, fieldErrors(error)]).toEqual([400, ['companyId']]);
    });

    test.each<[string, Record<string, unknown>, string[]]>([
      ['an unknown field', { shoeSize: 44 }, ['shoeSize']],
      ['a field that the store sets', { listed: true, profileViews: 9 }, ['listed', 'profileViews']],
      ['an id of its own', { id: 'BE-001' }, ['id']],
      ['a wrong type', { experience: '7', skills: 'SQL' }, ['experience', 'skills']],
      ['a value that is not in the list', { availability: 'Tomorrow' }, ['availability']],
      ['too long a text', { name: 'x'.repeat(121) }, ['name']],
      ['an empty required field', { name: '  ', title: null }, ['name', 'title']],
      ['a null character', { notes: 'a\u0000b' }, ['notes']],
      ['a number out of its bounds', { experience: -1, rate: 1e15 }, ['experience', 'rate']],
      ['a day that does not exist', { benchSince: '2026-02-29' }, ['benchSince']],
      ['a skill told of twice', { skillUses: [sqlUse, sqlUse] }, ['skillUses']],
      [
        'more confirmed skills than count',
        { confirmedSkills: Array.from({ length: 13 }, (_, at) => `Trade ${at}`) },
        ['confirmedSkills'],
      ],
      [
        'skills confirmed in the future',
        { skills: ['SQL'], confirmedSkills: ['SQL'], skillsConfirmed: '2099-01-01' },
        ['skillsConfirmed'],
      ],
    ])('with %s is refused with field errors, and nothing is stored', async (_, columns, fields) => {
      const provider = await as('provider');
      const word = freshWord();
      const error = await refusal(addCandidate(provider, { location: word, ...columns }));
      expect([error.status, error.body.code, fieldErrors(error)]).toEqual([400, 'row.invalid', fields]);
      expect((await list(await as('admin'), 'candidates', { filter: { location: word } })).total).toBe(0);
    });

    test('that refers to a missing row is refused', async () => {
      const form = { subject: 'x', candidateId: 'BE-999999' };
      const error = await refusal((await as('recruiter')).create('pipelineEntries', { data: form }));
      expect(fieldErrors(error)).toContain('subject');
      const { subject, ...entry } = form;
      const second = await refusal((await as('recruiter')).create('pipelineEntries', { data: entry }));
      expect([second.status, fieldErrors(second)]).toEqual([400, ['candidateId']]);
    });

    test('cannot use an email that is in use, in any spelling', async () => {
      const data = {
        userType: 'admin',
        firstName: 'Twin',
        lastName: 'User',
        email: sampleEmail('provider').toUpperCase(),
      };
      const error = await refusal((await as('admin')).create('users', { data }));
      expect([error.status, error.body.errors]).toEqual([400, { email: 'Already in use' }]);
    });
  });

  describe('an edit', () => {
    test('changes the given fields, increments the version, and keeps the rest', async () => {
      const provider = await as('provider');
      const row = await addCandidate(provider);
      const { data } = await edit(provider, 'candidates', row, {
        name: 'Ada King',
        skills: ['Go', 'SQL', 'Go'],
      });
      expect(data).toEqual({
        ...row,
        name: 'Ada King',
        skills: ['Go', 'SQL', 'Go'],
        version: 2,
        updatedAt: data.updatedAt,
      });
      expect(await stored(row)).toEqual(data);
    });

    test('clears a nullable field', async () => {
      const provider = await as('provider');
      const row = await addCandidate(provider);
      expect((await edit(provider, 'candidates', row, { notes: null })).data.notes).toBeNull();
    });

    test('without changes keeps the version', async () => {
      const provider = await as('provider');
      const row = await addCandidate(provider);
      expect((await edit(provider, 'candidates', row, {})).data).toEqual(row);
    });

    test('of an older version is refused with the current row, and changes nothing', async () => {
      const provider = await as('provider');
      const row = await addCandidate(provider);
      const { data: current } = await edit(provider, 'candidates', row, { name: 'First' });
      const error = await refusal(edit(provider, 'candidates', row, { name: 'Second' }));
      expect([error.status, error.body.code, isStale(error)]).toEqual([412, 'row.stale', true]);
      expect(currentRow(error)).toEqual(current);
      expect(await stored(row)).toEqual(current);
    });

    test('is refused when another one of the same version is made at the same time', async () => {
      const provider = await as('provider');
      const row = await addCandidate(provider);
      const made = await Promise.allSettled(
        ['One', 'Two', 'Three'].map((name) => edit(provider, 'candidates', row, { name })),
      );
      const refused = made.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
      expect(refused.map(({ reason }) => reason.status)).toEqual([412, 412]);
      expect((await stored(row)).version).toBe(2);
    });

    test('overwrites the other one if its author chooses to', async () => {
      const provider = await as('provider');
      const row = await addCandidate(provider);
      await edit(provider, 'candidates', row, { name: 'First', notes: 'Theirs' });
      const current = currentRow(await refusal(edit(provider, 'candidates', row, { name: 'Second' }))) as Row;
      const { data } = await provider.update<Row>('candidates', {
        id: row.id,
        data: { name: 'Second' },
        previousData: current,
      });
      expect(data).toMatchObject({ name: 'Second', notes: 'Theirs', version: 3 });
    });

    test('from a form opened before a refresh is based on the version shown in the form', async () => {
      const provider = await as('provider');
      const row = await addCandidate(provider);
      const { data: refreshed } = await edit(provider, 'candidates', row, { notes: 'Theirs' });
      const data = { ...row, name: 'Mine' };
      const late = provider.update('candidates', { id: row.id, data, previousData: refreshed });
      expect((await refusal(late)).status).toBe(412);
    });

    test('without a version is refused', async () => {
      const provider = await as('provider');
      const { version, ...row } = await addCandidate(provider);
      const blind = provider.update('candidates', {
        id: row.id,
        data: { ...row, name: 'Blind' },
        previousData: row,
      });
      const error = await refusal(blind);
      expect([error.status, error.body.code]).toEqual([428, 'row.version-needed']);
    });

    test.each<[string, Record<string, unknown>, string[]]>([
      ['an unknown field', { shoeSize: 44 }, ['shoeSize']],
      ['a field that the store sets', { listed: false, requests: 3 }, ['listed', 'requests']],
      ['a field that is fixed at creation', { companyId: 'CO-002' }, ['companyId']],
      ['a wrong type', { experience: 7.5, published: 'yes' }, ['experience', 'published']],
      ['an emptied required field', { name: null, currency: null }, ['currency', 'name']],
    ])('with %s is refused with field errors, and changes nothing', async (_, columns, fields) => {
      const provider = await as('provider');
      const row = await addCandidate(provider);
      const error = await refusal(edit(provider, 'candidates', row, { ...columns, title: 'Changed' }));
      expect([error.status, error.body.code, fieldErrors(error)]).toEqual([400, 'row.invalid', fields]);
      expect(await stored(row)).toEqual(row);
    });

    test('cannot use an email that is in use', async () => {
      const admin = await as('admin');
      const email = `${freshWord()}@new.example`;
      const data = { userType: 'admin', firstName: 'New', lastName: 'User', email };
      const { data: user } = await admin.create<Row>('users', { data });
      const error = await refusal(edit(admin, 'users', user, { email: sampleEmail('recruiter') }));
      expect([error.status, error.body.errors]).toEqual([400, { email: 'Already in use' }]);
      expect((await edit(admin, 'users', user, { lastName: 'Name' })).data.fullName).toBe('New Name');
    });

    test('of a missing row is refused', async () => {
      const nobody = { id: 'BE-999999', version: 1, createdAt: '', updatedAt: '', name: 'x' };
      expect((await refusal(edit(await as('provider'), 'candidates', nobody, { name: 'y' }))).status).toBe(
        404,
      );
    });
  });

  describe('a delete', () => {
    test('removes the row from every list', async () => {
      const provider = await as('provider');
      const word = freshWord();
      const row = await addCandidate(provider, { name: word });
      const { data } = await provider.delete<Row>('candidates', { id: row.id, previousData: row });
      expect(data?.id).toBe(row.id);
      expect((await refusal(provider.getOne('candidates', { id: row.id }))).status).toBe(404);
      expect((await list(await as('admin'), 'candidates', { filter: { q: word } })).total).toBe(0);
      const again = provider.delete('candidates', { id: row.id, previousData: row });
      expect((await refusal(again)).status).toBe(404);
    });

    test('of an older version is refused with the current row', async () => {
      const provider = await as('provider');
      const row = await addCandidate(provider);
      const { data: current } = await edit(provider, 'candidates', row, { name: 'Still needed' });
      const error = await refusal(provider.delete('candidates', { id: row.id, previousData: row }));
      expect([error.status, currentRow(error)]).toEqual([412, current]);
      expect(await stored(row)).toEqual(current);
    });

    test('of a row that others refer to is refused', async () => {
      const provider = await as('provider');
      const row = await addCandidate(provider);
      await (await as('recruiter')).create('pipelineEntries', { data: { candidateId: row.id } });
      const error = await refusal(provider.delete('candidates', { id: row.id, previousData: row }));
      expect([error.status, error.body.code]).toEqual([409, 'row.referred-to']);
      expect(error.message).toBe('Other records depend on this one');
    });
  });

  describe('many rows at once', () => {
    test('are changed, each from its latest version', async () => {
      const provider = await as('provider');
      const rows = [await addCandidate(provider), await addCandidate(provider)];
      const ids = rows.map(({ id }) => id);
      const { data } = await provider.updateMany('candidates', { ids, data: { location: 'Oslo' } });
      expect(data).toEqual(ids);
      for (const row of rows) expect(await stored(row)).toMatchObject({ location: 'Oslo', version: 2 });
    });

    test('are deleted', async () => {
      const provider = await as('provider');
      const word = freshWord();
      const rows = [
        await addCandidate(provider, { name: word }),
        await addCandidate(provider, { name: word }),
      ];
      const ids = rows.map(({ id }) => id);
      expect((await provider.deleteMany('candidates', { ids })).data).toEqual(ids);
      expect((await list(provider, 'candidates', { filter: { q: word } })).total).toBe(0);
    });

    test('with given versions are refused if someone else has changed a row since', async () => {
      const provider = await as('provider');
      const rows = [await addCandidate(provider), await addCandidate(provider)] as [Row, Row];
      const ids = rows.map(({ id }) => id);
      const meta = { versions: Object.fromEntries(rows.map(({ id, version }) => [id, version])) };
      await edit(provider, 'candidates', rows[0], { location: 'Bergen' });
      const change = refusal(provider.updateMany('candidates', { ids, data: { location: 'Oslo' }, meta }));
      expect((await change).body.details).toMatchObject({ failed: [{ id: rows[0].id }] });
      expect([(await stored(rows[0])).location, (await stored(rows[1])).location]).toEqual([
        'Bergen',
        'Oslo',
      ]);
      const removal = await refusal(provider.deleteMany('candidates', { ids, meta }));
      expect(removal.body.details).toMatchObject({ failed: [{ id: rows[0].id }, { id: rows[1].id }] });
    });

    test('that cannot all be changed report how many failed, and the others are changed', async () => {
      const provider = await as('provider');
      const own = await addCandidate(provider);
      const other = await addCandidate(await as('otherProvider'));
      const ids = [other.id, own.id, 'BE-999999'];
      const error = await refusal(provider.updateMany('candidates', { ids, data: { location: 'Oslo' } }));
      expect(error.message).toMatch(/^2 of 3 failed: /);
      expect(error.status).toBe(404);
      expect(error.body).toMatchObject({ details: { failed: [{ id: other.id }, { id: 'BE-999999' }] } });
      expect((await stored(own)).location).toBe('Oslo');
      expect((await stored(other, 'otherProvider')).location).toBe('Lyon');
    });
  });

  test('typed text is stored composed, without marks that cannot be seen', async () => {
    const provider = await as('provider');
    const typed = 'Jose\u0301\u00A0A\u030Angstro\u0308m\u200B';
    const row = await addCandidate(provider, { name: typed, notes: typed, skills: [typed] });
    expect([row.name, row.notes, row.skills]).toEqual(
      Array(3).fill('José Ångström').with(2, ['José Ångström']),
    );
    expect(await stored(row)).toEqual(row);
  });

  describe('typed text is returned unchanged', () => {
    test.each([
      '<img src=x onerror="alert(1)"> & &amp; <b>bold</b>',
      `'single' "double" \`back\` '; drop table candidates; --`,
      '100% a_b c\\d \\n %s {0} $1 {{x}}',
      '👩🏽‍💻 🇫🇷 é ﷽ עברית 日本語',
      '=HYPERLINK("x")',
      '0012',
      'null',
    ])('%j', async (typed) => {
      const provider = await as('provider');
      const word = freshWord();
      const row = await addCandidate(provider, { name: typed, notes: typed, skills: [typed, word] });
      expect([row.name, row.notes, row.skills]).toEqual([typed, typed, [typed, word]]);
      expect(await stored(row)).toEqual(row);
      const found = await list(provider, 'candidates', { filter: { q: typed, skills: [typed, word] } });
      expect(idsOf(found)).toEqual([row.id]);
    });

    test('with line breaks, tabs and direction marks, in multi-line fields', async () => {
      const notes = 'a\nb\r\nc\td\u2028e \u200fעברית\u200e';
      const row = await addCandidate(await as('provider'), { notes });
      expect(row.notes).toBe(notes);
      expect(await stored(row)).toEqual(row);
    });

    test('times are returned in UTC with milliseconds', async () => {
      const recruiter = await as('recruiter');
      const candidate = await addCandidate(await as('provider'));
      const { data: entry } = await recruiter.create<Row>('pipelineEntries', {
        data: { candidateId: candidate.id },
      });
      const { data: interview } = await recruiter.create<Row>('interviews', {
        data: { entryId: entry.id, startsAt: '2026-07-01T08:00:00Z', interviewer: 'Kim' },
      });
      expect(interview.startsAt).toBe('2026-07-01T08:00:00.000Z');
      const { data: moved } = await edit(recruiter, 'interviews', interview, {
        startsAt: new Date('2026-07-02T08:00:00Z'),
      });
      expect(moved.startsAt).toBe('2026-07-02T08:00:00.000Z');
    });

    test('large amounts are exact', async () => {
      const row = await addCandidate(await as('provider'), { rate: 999_999_999_999, cost: 0 });
      expect([row.rate, row.cost]).toEqual([999_999_999_999, 0]);
    });
  });
};
