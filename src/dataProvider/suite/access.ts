import { describe, expect, test } from 'vitest';
import { standIns } from '../../../domain/access/masks.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import type { DataProvider } from '../port.ts';
import { type As, addCandidate, candidateForm, edit, fieldErrors, freshWord, list, refusal } from './open.ts';

const hidden = [
  'cost',
  'email',
  'phone',
  'notes',
  'customFields',
  'availabilityConfirmed',
  'identity',
  ...standIns,
];

/** Access by user type and role. */
export const access = (as: As): void => {
  const sees = async (reader: DataProvider, word: string) =>
    (await list(reader, 'candidates', { filter: { q: word } })).total === 1;

  describe('a provider', () => {
    test('sees only its own candidates', async () => {
      const provider = await as('provider');
      const word = freshWord();
      const own = await addCandidate(provider, { name: word });
      const other = await addCandidate(await as('otherProvider'), { name: word });
      const { data, total } = await list(provider, 'candidates', { filter: { q: word } });
      expect([total, data.map(({ id }) => id)]).toEqual([1, [own.id]]);
      const asked = { filter: { companyId: other.companyId } };
      expect((await list(provider, 'candidates', asked)).total).toBe(0);
      expect((await provider.getMany('candidates', { ids: [other.id] })).data).toEqual([]);
    });

    test('cannot tell another company’s row from one that does not exist', async () => {
      const provider = await as('provider');
      const other = await addCandidate(await as('otherProvider'));
      const none = { ...other, id: 'BE-999999' };
      for (const row of [other, { ...other, version: 99 }, none]) {
        const show = await refusal(provider.getOne('candidates', { id: row.id }));
        const change = await refusal(edit(provider, 'candidates', row, { name: 'Mine now' }));
        const removal = await refusal(provider.delete('candidates', { id: row.id, previousData: row }));
        expect([show.status, change.status, removal.status]).toEqual([404, 404, 404]);
        expect(new Set([show.message, change.message, removal.message]).size).toBe(1);
        expect(show.body).not.toHaveProperty('details');
      }
    });

    test('sees a recruiter’s directory fields, and cannot change them', async () => {
      const provider = await as('provider');
      const { data } = await list(provider, 'companies', { filter: { type: 'recruiter' }, perPage: 1 });
      const company = data[0] as Row;
      expect(Object.keys(company).sort()).toEqual(
        [
          'description',
          'id',
          'industry',
          'location',
          'name',
          'type',
          'verification',
          'version',
          'website',
        ].sort(),
      );
      expect((await refusal(edit(provider, 'companies', company, { name: 'Taken over' }))).status).toBe(403);
    });

    test('can answer a request, and change nothing else of it', async () => {
      const provider = await as('provider');
      const candidate = await addCandidate(provider);
      const { data: request } = await (await as('recruiter')).create<Row>('requests', {
        data: {
          providerId: candidate.companyId,
          candidateId: candidate.id,
          position: 'Builder',
          duration: '3 months',
        },
      });
      const error = await refusal(edit(provider, 'requests', request, { position: 'Boss' }));
      expect([error.status, fieldErrors(error)]).toEqual([400, ['position']]);
      const { data } = await edit(provider, 'requests', request, {
        status: 'Under Review',
      });
      expect(data).toMatchObject({ status: 'Under Review', response: null, answeredAt: null });
    });

    test('is refused access to the operator’s nouns', async () => {
      const provider = await as('provider');
      expect((await refusal(list(provider, 'incidents'))).status).toBe(403);
      expect((await refusal(provider.getOne('incidents', { id: 'INC-001' }))).status).toBe(403);
      expect((await refusal(provider.create('roles', { data: {} }))).body.code).toBe('access.refused');
    });
  });

  describe('a viewer', () => {
    test('can read what its company has', async () => {
      const row = await addCandidate(await as('provider'));
      expect((await (await as('viewer')).getOne('candidates', { id: row.id })).data).toEqual(row);
    });

    test('cannot change any of it', async () => {
      const viewer = await as('viewer');
      const row = await addCandidate(await as('provider'));
      const calls = [
        () => addCandidate(viewer),
        () => edit(viewer, 'candidates', row, { name: 'Changed' }),
        () => viewer.delete('candidates', { id: row.id, previousData: row }),
      ];
      for (const call of calls) {
        const error = await refusal(call());
        expect([error.status, error.body.code]).toEqual([403, 'access.refused']);
      }
      expect((await viewer.getOne('candidates', { id: row.id })).data).toEqual(row);
    });
  });

  describe('a recruiter', () => {
    test('sees a listed candidate without the provider’s private fields', async () => {
      const recruiter = await as('recruiter');
      const word = freshWord();
      const row = await addCandidate(await as('provider'), { name: word, email: 'ada@bench.example' });
      const shown = Object.fromEntries(Object.entries(row).filter(([field]) => !hidden.includes(field)));
      expect((await list(recruiter, 'candidates', { filter: { q: word } })).data).toEqual([shown]);
      expect((await recruiter.getMany('candidates', { ids: [row.id] })).data).toEqual([shown]);
      expect((await recruiter.getOne('candidates', { id: row.id })).data).toEqual(shown);
    });

    test.each([{ cost_lte: 7000 }, { notes: 'x' }, { email_neq: null }])(
      'cannot filter by a hidden field with %j',
      async (filter) => {
        const error = await refusal(list(await as('recruiter'), 'candidates', { filter }));
        expect([error.status, fieldErrors(error)]).toEqual([400, Object.keys(filter)]);
      },
    );

    test('cannot sort by a hidden field', async () => {
      const error = await refusal(list(await as('recruiter'), 'candidates', { sort: ['cost', 'ASC'] }));
      expect([error.status, fieldErrors(error)]).toEqual([400, ['sort']]);
    });

    test('does not see unpublished or placed candidates', async () => {
      const [recruiter, provider] = [await as('recruiter'), await as('provider')];
      const word = freshWord();
      const row = await addCandidate(provider, { name: word });
      expect(await sees(recruiter, word)).toBe(true);
      const { data: unpublished } = await edit(provider, 'candidates', row, { published: false });
      expect(await sees(recruiter, word)).toBe(false);
      const gone = await refusal(recruiter.getOne('candidates', { id: row.id }));
      expect(gone.status).toBe(404);
      const { data: again } = await edit(provider, 'candidates', unpublished, { published: true });
      expect(await sees(recruiter, word)).toBe(true);
      await edit(provider, 'candidates', again, { status: 'Placed' });
      expect(await sees(recruiter, word)).toBe(false);
    });

    test('cannot change a candidate', async () => {
      const recruiter = await as('recruiter');
      const row = await addCandidate(await as('provider'));
      const create = await refusal(recruiter.create('candidates', { data: candidateForm() }));
      const change = await refusal(edit(recruiter, 'candidates', row, { name: 'Mine now' }));
      const removal = await refusal(recruiter.delete('candidates', { id: row.id, previousData: row }));
      expect([create.status, change.status, removal.status]).toEqual([403, 403, 403]);
    });
  });

  describe('the operator', () => {
    test('sees both sides, including their private fields but custom ones', async () => {
      const { customFields, ...row } = await addCandidate(await as('otherProvider'));
      expect(customFields).toBeNull();
      expect((await (await as('admin')).getOne('candidates', { id: row.id })).data).toEqual(row);
    });

    test('unlists the candidates of a suspended company, and lists them again', async () => {
      const admin = await as('admin');
      const word = freshWord();
      const row = await addCandidate(await as('otherProvider'), { name: word });
      const { data: company } = await admin.getOne<Row>('companies', { id: String(row.companyId) });
      const { data: suspended } = await edit(admin, 'companies', company, {
        status: 'Suspended',
        statusReason: 'Late papers',
      });
      expect(await sees(await as('recruiter'), word)).toBe(false);
      expect((await admin.getOne('candidates', { id: row.id })).data.listed).toBe(false);
      await edit(admin, 'companies', suspended, { status: 'Active', statusReason: null });
      expect(await sees(await as('recruiter'), word)).toBe(true);
    });
  });
};
