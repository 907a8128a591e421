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
  sampleEmail,
} from './open.ts';

const sqlUse = { skill: 'SQL', years: 1, lastUsed: null };

/** Rows made, changed and removed. */
export const writes = (as: As): void => {
  const stored = async (row: Row) =>
    (await (await as('admin')).getOne<Row>('candidates', { id: row.id })).data;

  describe('a new row', () => {
    test('gets an id of the noun, version 1, its dates, and what the store alone sets', async () => {
      const row = await addCandidate(await as('provider'));
      expect(row.id).toMatch(/^BE-\d{3,}$/);
      expect(row).toMatchObject({ version: 1, listed: true, profileViews: 0, requests: 0 });
      expect(row.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(row.updatedAt).toBe(row.createdAt);
    });

    test('has the defaults of the contract, and nothing in what was left empty', async () => {
      const { availability, currency, skills, published, ...form } = candidateForm();
      const { data } = await (await as('provider')).create<Row>('candidates', { data: form });
      expect(data).toMatchObject({ availability: 'Immediate', currency: 'USD', skills: [], published: true });
      expect(data).toMatchObject({ phone: null, benchSince: null });
    });

    test('keeps what is known of the use of each skill, and forgets it with the skill', async () => {
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
    ])('with %s is refused field by field, and nothing is stored', async (_, columns, fields) => {
      const provider = await as('provider');
      const word = freshWord();
      const error = await refusal(addCandidate(provider, { location: word, ...columns }));
      expect([error.status, error.body.code, fieldErrors(error)]).toEqual([400, 'Invalid', fields]);
      expect((await list(await as('admin'), 'candidates', { filter: { location: word } })).total).toBe(0);
    });

    test('that refers to what does not exist is refused', async () => {
      const form = { subject: 'x', candidateId: 'BE-999999' };
      const error = await refusal((await as('recruiter')).create('pipelineEntries', { data: form }));
      expect(fieldErrors(error)).toContain('subject');
      const { subject, ...entry } = form;
      const second = await refusal((await as('recruiter')).create('pipelineEntries', { data: entry }));
      expect([second.status, fieldErrors(second)]).toEqual([400, ['candidateId']]);
    });

    test('may not take an e-mail that is in use, however it is written', async () => {
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
    test('changes what it names, raises the version, and leaves the rest', async () => {
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

    test('empties a field that may be empty', async () => {
      const provider = await as('provider');
      const row = await addCandidate(provider);
      expect((await edit(provider, 'candidates', row, { notes: null })).data.notes).toBeNull();
    });

    test('that changes nothing leaves the version', async () => {
      const provider = await as('provider');
      const row = await addCandidate(provider);
      expect((await edit(provider, 'candidates', row, {})).data).toEqual(row);
    });

    test('made from an older version is refused with the row as it stands, and changes nothing', async () => {
      const provider = await as('provider');
      const row = await addCandidate(provider);
      const { data: current } = await edit(provider, 'candidates', row, { name: 'First' });
      const error = await refusal(edit(provider, 'candidates', row, { name: 'Second' }));
      expect([error.status, error.body.code, isStale(error)]).toEqual([412, 'Stale', true]);
      expect(currentRow(error)).toEqual(current);
      expect(await stored(row)).toEqual(current);
    });

    test('is refused when another one is made from the same version at once', async () => {
      const provider = await as('provider');
      const row = await addCandidate(provider);
      const made = await Promise.allSettled(
        ['One', 'Two', 'Three'].map((name) => edit(provider, 'candidates', row, { name })),
      );
      const refused = made.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
      expect(refused.map(({ reason }) => reason.status)).toEqual([412, 412]);
      expect((await stored(row)).version).toBe(2);
    });

    test('is made over the other one when its author says so', async () => {
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

    test('of a form opened before a refresh is made from the version that the form shows', async () => {
      const provider = await as('provider');
      const row = await addCandidate(provider);
      const { data: refreshed } = await edit(provider, 'candidates', row, { notes: 'Theirs' });
      const data = { ...row, name: 'Mine' };
      const late = provider.update('candidates', { id: row.id, data, previousData: refreshed });
      expect((await refusal(late)).status).toBe(412);
    });

    test('that does not say from which version is refused', async () => {
      const provider = await as('provider');
      const { version, ...row } = await addCandidate(provider);
      const blind = provider.update('candidates', {
        id: row.id,
        data: { ...row, name: 'Blind' },
        previousData: row,
      });
      const error = await refusal(blind);
      expect([error.status, error.body.code]).toEqual([428, 'VersionNeeded']);
    });

    test.each<[string, Record<string, unknown>, string[]]>([
      ['an unknown field', { shoeSize: 44 }, ['shoeSize']],
      ['a field that the store sets', { listed: false, requests: 3 }, ['listed', 'requests']],
      ['a field that is fixed at creation', { companyId: 'CO-002' }, ['companyId']],
      ['a wrong type', { experience: 7.5, published: 'yes' }, ['experience', 'published']],
      ['an emptied required field', { name: null, currency: null }, ['currency', 'name']],
    ])('with %s is refused field by field, and changes nothing', async (_, columns, fields) => {
      const provider = await as('provider');
      const row = await addCandidate(provider);
      const error = await refusal(edit(provider, 'candidates', row, { ...columns, title: 'Changed' }));
      expect([error.status, error.body.code, fieldErrors(error)]).toEqual([400, 'Invalid', fields]);
      expect(await stored(row)).toEqual(row);
    });

    test('may not take an e-mail that is in use', async () => {
      const admin = await as('admin');
      const email = `${freshWord()}@new.example`;
      const data = { userType: 'admin', firstName: 'New', lastName: 'User', email };
      const { data: user } = await admin.create<Row>('users', { data });
      const error = await refusal(edit(admin, 'users', user, { email: sampleEmail('recruiter') }));
      expect([error.status, error.body.errors]).toEqual([400, { email: 'Already in use' }]);
      expect((await edit(admin, 'users', user, { lastName: 'Name' })).data.fullName).toBe('New Name');
    });

    test('of a row that does not exist is refused', async () => {
      const nobody = { id: 'BE-999999', version: 1, name: 'x' } as unknown as Row;
      expect((await refusal(edit(await as('provider'), 'candidates', nobody, { name: 'y' }))).status).toBe(
        404,
      );
    });
  });

  describe('a removal', () => {
    test('takes the row out of every list', async () => {
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

    test('made from an older version is refused with the row as it stands', async () => {
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
      expect([error.status, error.body.code]).toEqual([409, 'Conflict']);
      expect(error.message).toBe('Other records depend on this one');
    });
  });

  describe('many rows at once', () => {
    test('are changed, each from its version of the moment', async () => {
      const provider = await as('provider');
      const rows = [await addCandidate(provider), await addCandidate(provider)];
      const ids = rows.map(({ id }) => id);
      const { data } = await provider.updateMany('candidates', { ids, data: { location: 'Oslo' } });
      expect(data).toEqual(ids);
      for (const row of rows) expect(await stored(row)).toMatchObject({ location: 'Oslo', version: 2 });
    });

    test('are removed', async () => {
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

    test('from the versions that were seen refuse a row that somebody else has changed since', async () => {
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

    test('that cannot all be changed say how many could not, and the others are', async () => {
      const provider = await as('provider');
      const own = await addCandidate(provider);
      const other = await addCandidate(await as('otherProvider'));
      const ids = [other.id, own.id, 'BE-999999'];
      const error = await refusal(provider.updateMany('candidates', { ids, data: { location: 'Oslo' } }));
      expect(error.message).toMatch(/^2 of 3 failed: /);
      expect(error.status).toBe(404);
      expect(error.body).toMatchObject({ details: { failed: [{ id: other.id }, { id: 'BE-999999' }] } });
      expect((await stored(own)).location).toBe('Oslo');
      expect((await stored(other)).location).toBe('Lyon');
    });
  });

  describe('what was typed comes back as it was', () => {
    test.each([
      '<img src=x onerror="alert(1)"> & &amp; <b>bold</b>',
      `'single' "double" \`back\` '; drop table candidates; --`,
      '100% a_b c\\d \\n %s {0} $1 {{x}}',
      '👩🏽‍💻 🇫🇷 e\u0301 é ﷽ עברית 日本語',
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

    test('lines, tabs and marks of direction, where several lines are asked for', async () => {
      const notes = 'a\nb\r\nc\td\u2028e \u200fעברית\u200e';
      const row = await addCandidate(await as('provider'), { notes });
      expect(row.notes).toBe(notes);
      expect(await stored(row)).toEqual(row);
    });

    test('moments come back in UTC with milliseconds', async () => {
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

    test('large amounts stay exact', async () => {
      const row = await addCandidate(await as('provider'), { rate: 999_999_999_999, cost: 0 });
      expect([row.rate, row.cost]).toEqual([999_999_999_999, 0]);
    });
  });
};
