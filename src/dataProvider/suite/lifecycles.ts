import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, edit, fieldErrors, list, refusal } from './open.ts';
import { signContract } from './signContract.ts';

/** State transitions and their effects. */
export const lifecycles = (as: As): void => {
  const companyOf = async (user: 'provider' | 'recruiter' | 'otherProvider') => {
    const row = user === 'recruiter' ? await addJob() : await addCandidate(await as(user));
    return row.companyId as string;
  };
  const addJob = async () => {
    const data = { title: 'Builder', location: 'Lyon', experience: '3-5 years', salary: '50-60k' };
    return (await (await as('recruiter')).create<Row>('jobs', { data })).data;
  };
  const addContract = async (columns: Record<string, unknown> = {}) => {
    const recruiterId = await companyOf('recruiter');
    const data = {
      recruiterId,
      employee: 'Ada Bench',
      client: 'Hire Co',
      type: 'SOW',
      startDate: '2026-07-01',
      endDate: '2026-12-31',
      rate: 9500,
      ...columns,
    };
    return (await (await as('provider')).create<Row>('contracts', { data })).data;
  };
  const sign = async () => {
    const draft = await addContract();
    const { data: pending } = await edit(await as('provider'), 'contracts', draft, { status: 'Pending' });
    return signContract(as, pending);
  };

  test('a row starts in its initial state, and in no other', async () => {
    expect((await addContract()).status).toBe('Draft');
    const error = await refusal(addContract({ status: 'Active' }));
    expect([error.status, fieldErrors(error)]).toEqual([400, ['status']]);
  });

  test('a state that is not reachable is refused at its field', async () => {
    const contract = await addContract();
    const error = await refusal(edit(await as('provider'), 'contracts', contract, { status: 'Expired' }));
    expect([error.status, error.body.code]).toEqual([409, 'value.move']);
    expect(error.body.errors).toEqual({ status: 'Can’t change from Draft to Expired' });
  });

  test('a contract that is out for signature becomes active by no status change, whoever makes it', async () => {
    const provider = await as('provider');
    const { data: pending } = await edit(provider, 'contracts', await addContract(), { status: 'Pending' });
    for (const user of ['provider', 'recruiter', 'admin'] as const) {
      const error = await refusal(edit(await as(user), 'contracts', pending, { status: 'Active' }));
      expect([user, error.status, error.body.code, fieldErrors(error)]).toEqual([
        user,
        409,
        'signing.by-signature',
        ['status'],
      ]);
    }
  });

  test('the last signature dates a contract', async () => {
    const signed = await sign();
    expect(signed.status).toBe('Active');
    expect(signed.signedDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('a signed contract cannot be edited', async () => {
    const signed = await sign();
    const error = await refusal(edit(await as('provider'), 'contracts', signed, { description: 'More' }));
    expect([error.status, error.body.errors]).toEqual([
      409,
      { description: 'A signed contract can’t be edited' },
    ]);
  });

  test('a signed contract cannot be deleted', async () => {
    const signed = await sign();
    const removal = (await as('provider')).delete('contracts', { id: signed.id, previousData: signed });
    expect((await refusal(removal)).status).toBe(409);
  });

  test('a signed contract can still expire', async () => {
    const signed = await sign();
    const { data } = await edit(await as('provider'), 'contracts', signed, { status: 'Expired' });
    expect(data.status).toBe('Expired');
  });

  test('fields that contradict each other are refused at the later one', async () => {
    const error = await refusal(addContract({ endDate: '2026-06-30' }));
    expect([error.status, error.body.errors]).toEqual([
      400,
      { endDate: 'Choose a date on or after the start date' },
    ]);
  });

  test('a pipeline entry copies the name of its candidate, and each move is dated', async () => {
    const recruiter = await as('recruiter');
    const candidate = await addCandidate(await as('provider'), { name: 'Grace Bench', title: 'Admiral' });
    const { data: entry } = await recruiter.create<Row>('pipelineEntries', {
      data: { candidateId: candidate.id },
    });
    expect(entry).toMatchObject({
      name: 'Grace Bench',
      title: 'Admiral',
      stage: 'sourcing',
      outcome: 'Live',
    });
    await edit(recruiter, 'pipelineEntries', entry, { stage: 'interview', interviewer: 'Kim' });
    const { data: moves } = await list(recruiter, 'stageChanges', { filter: { entryId: entry.id } });
    expect(moves.map(({ from, to }) => [from, to])).toEqual([
      [null, 'sourcing'],
      ['sourcing', 'interview'],
    ]);
    expect(moves[1]?.at).toMatch(/Z$/);
  });

  test('a pipeline entry is deleted with its moves and interviews', async () => {
    const recruiter = await as('recruiter');
    const candidate = await addCandidate(await as('provider'));
    const { data: entry } = await recruiter.create<Row>('pipelineEntries', {
      data: { candidateId: candidate.id },
    });
    const interview = { entryId: entry.id, startsAt: '2026-07-01T08:00:00.000Z', interviewer: 'Kim' };
    await recruiter.create('interviews', { data: interview });
    const { data: dated } = await recruiter.getOne<Row>('pipelineEntries', { id: entry.id });
    await recruiter.delete('pipelineEntries', { id: entry.id, previousData: dated });
    const filter = { entryId: entry.id };
    expect((await list(recruiter, 'stageChanges', { filter })).total).toBe(0);
    expect((await list(recruiter, 'interviews', { filter })).total).toBe(0);
    expect((await list(recruiter, 'activities', { filter: { target: entry.id } })).total).toBe(2);
  });

  test('an edit without a move dates no move', async () => {
    const recruiter = await as('recruiter');
    const candidate = await addCandidate(await as('provider'));
    const { data: entry } = await recruiter.create<Row>('pipelineEntries', {
      data: { candidateId: candidate.id },
    });
    await edit(recruiter, 'pipelineEntries', entry, { screeningNotes: 'Kind' });
    expect((await list(recruiter, 'stageChanges', { filter: { entryId: entry.id } })).total).toBe(1);
  });

  test('a change appears among the activities of its company', async () => {
    const provider = await as('provider');
    const candidate = await addCandidate(provider, { name: 'Told Bench' });
    await edit(provider, 'candidates', candidate, { status: 'Placed' });
    const { data } = await list(provider, 'activities', { filter: { target: candidate.id } });
    expect(data.map(({ type, details }) => [type, details])).toEqual([
      [expect.stringMatching(/^\w.+ added Told Bench to the bench$/), 'Engineer'],
      [expect.stringMatching(/^\w.+ marked Told Bench as placed$/), 'Engineer'],
    ]);
  });

  test('a change creates an audit entry with author, row, before and after', async () => {
    const provider = await as('provider');
    const candidate = await addCandidate(provider);
    await edit(provider, 'candidates', candidate, { location: 'Oslo' });
    const { data } = await list(await as('admin'), 'auditLogs', {
      filter: { noun: 'candidates', target: candidate.id },
    });
    expect(data.map(({ action, status }) => [action, status])).toEqual([
      ['create', 'Success'],
      ['edit', 'Success'],
    ]);
    expect(data[0]?.before).toBeNull();
    expect(JSON.parse(String(data[0]?.after))).toMatchObject({ name: candidate.name, location: 'Lyon' });
    expect(JSON.parse(String(data[1]?.before)).location).toBe('Lyon');
    expect(JSON.parse(String(data[1]?.after)).location).toBe('Oslo');
    expect(data[1]?.userId).toMatch(/^USR-/);
  });

  test('a refused change leaves no trace', async () => {
    const provider = await as('provider');
    const candidate = await addCandidate(provider);
    await refusal(edit(provider, 'candidates', candidate, { experience: -1 }));
    const trace = { filter: { target: candidate.id } };
    expect((await list(await as('admin'), 'auditLogs', trace)).total).toBe(1);
    expect((await list(provider, 'activities', trace)).total).toBe(1);
  });
};
