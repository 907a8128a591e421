import { describe, expect, it } from 'vitest';
import type { Actor } from '../access/can.ts';
import { permissionsOf } from '../access/permissions.ts';
import type { Row } from '../contract/noun.ts';
import type { UserType } from '../contract/userTypes.ts';
import { Refusal } from '../errors.ts';
import { planCreate, planDelete, planEdit } from './change.ts';
import type { Context } from './context.ts';
import { effectsOf } from './effectsOf.ts';
import { readerOver } from './testing/readerOver.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const kept = { version: 1, createdAt: now.toISOString(), updatedAt: now.toISOString() };
const northwind = { ...kept, id: 'CO-001', type: 'provider', name: 'Northwind Staffing', status: 'Active' };
const rows = {
  companies: [
    northwind,
    { ...kept, id: 'CO-002', type: 'recruiter', name: 'Harbour Hiring', status: 'Active' },
  ],
  candidates: [
    {
      ...kept,
      id: 'BE-007',
      companyId: 'CO-001',
      name: 'Dana Reyes',
      title: 'Data Engineer',
      status: 'Available',
      listed: true,
      published: true,
    },
  ],
  pipelineEntries: [] as Row[],
};
const reader = readerOver(rows);
const as = (userType: UserType, companyId: string | null): Context => {
  const actor: Actor = { userId: 'USR-001', userType, companyId, permissions: permissionsOf('Super Admin') };
  return { actor, name: 'Sam', now };
};
const provider = as('provider', 'CO-001');
const recruiter = as('recruiter', 'CO-002');
const dana = {
  name: 'Dana Reyes',
  title: 'Data Engineer',
  skills: ['Spark'],
  experience: 6,
  location: 'Berlin',
  rate: 9500,
};
const refusal = async (work: Promise<unknown>): Promise<Refusal> => {
  const error = await work.then(
    () => null,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
};
const contract = {
  ...kept,
  id: 'CT-001',
  providerId: 'CO-001',
  recruiterId: 'CO-002',
  candidateId: null,
  employee: 'Dana',
  client: 'Harbour',
  type: 'SOW',
  status: 'Pending',
  startDate: '2026-07-01',
  endDate: '2026-12-31',
  rate: 9500,
  monthlyHours: 160,
  templateId: null,
  agreedValue: 0,
  totalValue: 0,
  currency: 'USD',
  description: null,
  signedDate: null,
  body: null,
};

describe('planning a change', () => {
  it('sets the provider’s own company and fills in fields left out by the form', async () => {
    const row = await planCreate('candidates', dana, provider, reader);
    expect(row).toMatchObject({
      companyId: 'CO-001',
      availability: 'Immediate',
      status: 'Available',
      published: true,
      listed: true,
      profileViews: 0,
      notes: null,
    });
  });

  it('refuses a company sent by the form', async () => {
    const { status, errors } = await refusal(
      planCreate('candidates', { ...dana, companyId: 'CO-009' }, provider, reader),
    );
    expect([status, errors]).toEqual([400, { companyId: 'This can’t be set here' }]);
  });

  it('reports every invalid field with its own message', async () => {
    const { errors } = await refusal(
      planCreate('candidates', { name: '', experience: 99, rate: 'much', colour: 'red' }, provider, reader),
    );
    expect(errors).toMatchObject({
      name: 'Required',
      title: 'Required',
      experience: 'At most 60',
      rate: 'Enter an amount',
      colour: 'Unknown field',
    });
  });

  it('refuses a state that the lifecycle does not allow', async () => {
    const draft = { ...contract, status: 'Draft' };
    const { status, errors } = await refusal(
      planEdit('contracts', draft, { status: 'Active' }, provider, reader),
    );
    expect([status, errors]).toEqual([409, { status: 'Can’t change from Draft to Active' }]);
  });

  it('makes a contract active for nobody who asks: only signatures do', async () => {
    for (const who of [provider, recruiter, as('admin', null)]) {
      const { status, code } = await refusal(
        planEdit('contracts', contract, { status: 'Active' }, who, reader),
      );
      expect([status, code]).toEqual([409, 'signing.by-signature']);
    }
  });

  it('refuses edits of a signed contract, but lets it expire', async () => {
    const signed = { ...contract, status: 'Active', signedDate: '2026-06-01' };
    expect((await refusal(planEdit('contracts', signed, { rate: 1 }, provider, reader))).message).toBe(
      'A signed contract can’t be edited',
    );
    expect(await planEdit('contracts', signed, { status: 'Expired' }, provider, reader)).toEqual({
      status: 'Expired',
    });
    const removal = planDelete('contracts', signed as Row, provider, reader);
    expect((await refusal(removal)).message).toBe('A signed contract can’t be edited');
  });

  it('hides another company’s row and refuses to change a read-only one', async () => {
    const foreign = { ...contract, providerId: 'CO-005' };
    expect((await refusal(planEdit('contracts', foreign, {}, provider, reader))).status).toBe(404);
    const viewer = { ...provider, actor: { ...provider.actor, permissions: permissionsOf('Viewer') } };
    expect((await refusal(planEdit('contracts', contract, {}, viewer, reader))).status).toBe(403);
  });

  it('refuses a reference to a row that does not exist or is not visible', async () => {
    const asked = { providerId: 'CO-404', position: 'Data Engineer', duration: '3 months' };
    expect((await refusal(planCreate('requests', asked, recruiter, reader))).errors).toEqual({
      providerId: 'This company is not on the market right now',
    });
  });

  it('takes no person of another bench into a request', async () => {
    rows.companies.push({ ...northwind, id: 'CO-003' });
    const asked = {
      providerId: 'CO-003',
      candidateId: 'BE-007',
      position: 'Data Engineer',
      duration: '3 months',
    };
    expect((await refusal(planCreate('requests', asked, recruiter, reader))).errors).toEqual({
      candidateId: 'Not on this provider’s bench',
    });
  });

  it('changes nothing when the form repeats the stored values', async () => {
    expect(await planEdit('contracts', contract, { ...contract }, provider, reader)).toEqual({});
  });

  it('dates a policy by its last change', async () => {
    const policy = {
      ...kept,
      id: 'POL-001',
      name: 'Passwords',
      body: null,
      status: 'Draft',
      lastUpdated: '2026-01-01',
      compliance: 0,
    };
    expect(
      await planEdit('policies', policy, { name: 'Passwords and keys' }, as('admin', null), reader),
    ).toEqual({ name: 'Passwords and keys', lastUpdated: '2026-06-15' });
  });

  it('converts times to UTC with milliseconds, and refuses broken characters and years out of range', async () => {
    const interview = { entryId: 'PE-001', startsAt: '2026-07-01T09:00:00Z', interviewer: 'Sam' };
    rows.pipelineEntries.push({ ...kept, id: 'PE-001', companyId: 'CO-002' });
    expect(await planCreate('interviews', interview, recruiter, reader)).toMatchObject({
      startsAt: '2026-07-01T09:00:00.000Z',
    });
    expect(
      (await refusal(planCreate('interviews', { ...interview, interviewer: 'a\ud800' }, recruiter, reader)))
        .errors,
    ).toEqual({ interviewer: 'Contains a character that can’t be saved' });
    expect(
      (await refusal(planCreate('candidates', { ...dana, availableFrom: '0000-01-01' }, provider, reader)))
        .errors,
    ).toEqual({ availableFrom: 'Enter a year from 1900 to 2199' });
  });

  it('tells both sides of a deal, each in its own words, and counts a request for its candidate', () => {
    const request = {
      ...kept,
      id: 'RR-001',
      providerId: 'CO-001',
      recruiterId: 'CO-002',
      candidateId: 'BE-007',
      position: 'Data Engineer',
    };
    const found = effectsOf('requests', null, request, recruiter);
    const lines = found.flatMap((one) =>
      one.kind === 'read'
        ? one.effects([
            [{ ...kept, id: 'CO-002', name: 'Corvane' }],
            [{ ...kept, id: 'CO-001', name: 'Lumenfold' }],
          ])
        : [],
    );
    expect(lines.map((one) => one.kind === 'add' && [one.row.companyId, one.row.type])).toEqual([
      ['CO-001', 'Corvane sent Lumenfold a request for Data Engineer'],
      ['CO-002', 'Sam sent Lumenfold a request for Data Engineer'],
    ]);
    expect(found).toContainEqual({ kind: 'count', noun: 'candidates', id: 'BE-007', field: 'requests' });
  });
});
