import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { currentRow } from '../conflict.ts';
import { type As, addCandidate, edit, fieldErrors, freshWord, list, refusal } from './open.ts';

/** Pipeline entries, and what others see of them. */
export const pipeline = (as: As): void => {
  const add = async (candidate: Row, columns: Record<string, unknown> = {}) =>
    (
      await (
        await as('recruiter')
      ).create<Row>('pipelineEntries', {
        data: { candidateId: candidate.id, ...columns },
      })
    ).data;
  const addSomebody = async (columns: Record<string, unknown> = {}) =>
    add(await addCandidate(await as('provider'), { name: `Ada ${freshWord()}` }), columns);
  const addJob = async () => {
    const data = { title: 'Builder', location: 'Lyon', experience: '3-5 years', salary: '50-60k' };
    return (await (await as('recruiter')).create<Row>('jobs', { data })).data;
  };
  const read = async (noun: string, id: unknown) => {
    const owner = noun === 'candidates' ? 'provider' : 'recruiter';
    return (await (await as(owner)).getOne<Row>(noun, { id: String(id) })).data;
  };
  const historyOf = async ({ id }: Row) =>
    (await list(await as('recruiter'), 'stageChanges', { filter: { entryId: id } })).data;
  const interviewFor = async (entry: Row, columns: Record<string, unknown> = {}) => {
    const startsAt = '2099-07-01T02:00:00.000Z';
    const data = {
      entryId: entry.id,
      startsAt,
      timeZone: 'America/New_York',
      interviewer: 'Kim',
      ...columns,
    };
    return (await (await as('recruiter')).create<Row>('interviews', { data })).data;
  };

  test('an entry copies the provider’s details of the candidate, which its recruiter cannot change', async () => {
    const entry = await addSomebody();
    expect(entry).toMatchObject({ skills: ['SQL'], experience: 7, location: 'Lyon' });
    expect(entry.providerId).toBe((await read('candidates', entry.candidateId)).companyId);
    const error = await refusal(edit(await as('recruiter'), 'pipelineEntries', entry, { location: 'Oslo' }));
    expect([error.status, fieldErrors(error)]).toEqual([400, ['location']]);
  });

  test('a job and candidate have at most one active entry, and a duplicate is refused with its name', async () => {
    const candidate = await addCandidate(await as('provider'), { name: 'Only Once' });
    const job = await addJob();
    const first = await add(candidate, { stage: 'screening' });
    await add(candidate, { jobId: job.id });
    for (const jobId of [null, job.id]) {
      const error = await refusal(add(candidate, { jobId }));
      expect([error.status, fieldErrors(error)]).toEqual([409, ['candidateId']]);
      if (!jobId)
        expect(error.message).toBe(`Only Once is already in this pipeline (${first.id}, screening)`);
    }
  });

  test('a rejected candidate can be added again, and the old entry cannot return beside the new one', async () => {
    const recruiter = await as('recruiter');
    const candidate = await addCandidate(await as('provider'));
    const first = await add(candidate);
    const { data: rejected } = await edit(recruiter, 'pipelineEntries', first, {
      outcome: 'Rejected',
      outcomeReason: 'Too far',
    });
    const second = await add(candidate);
    const error = await refusal(edit(recruiter, 'pipelineEntries', rejected, { outcome: 'Live' }));
    expect([error.status, error.message]).toEqual([409, expect.stringContaining(second.id)]);
    await edit(recruiter, 'pipelineEntries', second, { outcome: 'Withdrawn', outcomeReason: 'Twice' });
    const { data: back } = await edit(recruiter, 'pipelineEntries', rejected, { outcome: 'Live' });
    expect(back).toMatchObject({ outcome: 'Live', outcomeReason: null });
  });

  test('leaving the stages needs a reason', async () => {
    const error = await refusal(
      edit(await as('recruiter'), 'pipelineEntries', await addSomebody(), { outcome: 'Withdrawn' }),
    );
    expect([error.status, error.body.errors]).toEqual([400, { outcomeReason: 'Enter a reason' }]);
  });

  test('the history shows every move with its author: stages, out of them and back', async () => {
    const recruiter = await as('recruiter');
    const added = await addSomebody();
    const { data: moved } = await edit(recruiter, 'pipelineEntries', added, { stage: 'offer' });
    const { data: gone } = await edit(recruiter, 'pipelineEntries', moved, {
      outcome: 'Rejected',
      outcomeReason: 'Too far',
    });
    await edit(recruiter, 'pipelineEntries', gone, { outcome: 'Live' });
    const history = await historyOf(added);
    expect(history.map(({ from, to, outcome, reason }) => [from, to, outcome, reason])).toEqual([
      [null, 'sourcing', 'Live', null],
      ['sourcing', 'offer', 'Live', null],
      ['offer', 'offer', 'Rejected', 'Too far'],
      ['offer', 'offer', 'Live', null],
    ]);
    expect(history.every(({ author, userId }) => author && String(userId).startsWith('USR-'))).toBe(true);
  });

  test('if two users move one card, the second is refused and shown its position', async () => {
    const recruiter = await as('recruiter');
    const entry = await addSomebody();
    await edit(recruiter, 'pipelineEntries', entry, { stage: 'screening' });
    const error = await refusal(edit(recruiter, 'pipelineEntries', entry, { stage: 'offer' }));
    expect([error.status, currentRow(error)?.stage]).toEqual([412, 'screening']);
    expect((await read('pipelineEntries', entry.id)).stage).toBe('screening');
  });

  test('a hire is dated, sets the candidate to In Discussion and notifies the provider, who alone sets Placed', async () => {
    const recruiter = await as('recruiter');
    const entry = await addSomebody({ startDate: '2099-07-01' });
    const { data: hired } = await edit(recruiter, 'pipelineEntries', entry, { stage: 'hired' });
    expect(hired.hireDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    const person = await read('candidates', entry.candidateId);
    expect([person.status, person.listed]).toEqual(['In Discussion', true]);
    const { data: told } = await list(await as('provider'), 'activities', { filter: { target: person.id } });
    expect(told.map(({ type }) => type)).toContain(`${person.name} is in discussion`);
    const error = await refusal(edit(recruiter, 'candidates', person, { status: 'Placed' }));
    expect(error.status).toBe(403);
  });

  test('hiring a candidate who is already placed does not change their status', async () => {
    const candidate = await addCandidate(await as('provider'));
    const entry = await add(candidate, { stage: 'offer' });
    await edit(await as('provider'), 'candidates', candidate, { status: 'Placed' });
    await edit(await as('recruiter'), 'pipelineEntries', entry, { stage: 'hired' });
    expect((await read('candidates', candidate.id)).status).toBe('Placed');
  });

  test('an interview’s date is shown on the card, and moves no one', async () => {
    const entry = await addSomebody();
    const interview = await interviewFor(entry);
    expect(interview.authorId).toMatch(/^USR-/);
    const dated = { stage: 'sourcing', interviewDate: '2099-06-30', interviewer: 'Kim' };
    expect(await read('pipelineEntries', entry.id)).toMatchObject(dated);
    const recruiter = await as('recruiter');
    await edit(recruiter, 'interviews', interview, {
      startsAt: '2099-07-08T15:00:00.000Z',
      interviewer: 'Lee',
    });
    const moved = { stage: 'sourcing', interviewDate: '2099-07-08', interviewer: 'Lee' };
    expect(await read('pipelineEntries', entry.id)).toMatchObject(moved);
  });

  test('an interview has a panel without doubles, a focus among the job’s skills, and the job of its entry', async () => {
    const recruiter = await as('recruiter');
    const data = {
      title: 'Tide Keeper',
      skills: ['SQL', 'Spark'],
      location: 'Lyon',
      experience: '3-5 years',
      salary: '1',
    };
    const { data: job } = await recruiter.create<Row>('jobs', { data });
    const entry = await addSomebody({ jobId: job.id });
    const lee = { name: 'Lee Park', email: 'lee@outside.example' };
    const panel = [lee, { name: 'สมชาย ใจดี', email: null }];
    const kit = { focus: ['Spark'], kit: 'What did you ship last?' };
    const interview = await interviewFor(entry, { panel, ...kit });
    expect(interview).toMatchObject({ panel, ...kit, jobId: job.id });
    expect(await interviewFor(entry)).toMatchObject({ panel: [], focus: [], kit: null });
    expect((await list(recruiter, 'interviews', { filter: { jobId: job.id } })).total).toBe(2);

    const faults = async (changes: Record<string, unknown>) => {
      const error = await refusal(edit(recruiter, 'interviews', interview, changes));
      return [error.status, error.body.errors];
    };
    const twice = (name: string) => [400, { panel: `${name} is listed twice` }];
    expect(await faults({ panel: [lee, { name: 'L. Park', email: 'LEE@outside.example' }] })).toEqual(
      twice('L. Park'),
    );
    expect(await faults({ panel: [{ name: ' kím ', email: null }] })).toEqual(twice('kím'));
    expect(await faults({ interviewer: 'Lee  PARK' })).toEqual(twice('Lee Park'));
    expect((await faults({ panel: [...'ABCDEFGHIJ'].map((name) => ({ name })) }))[0]).toBe(400);
    expect(await faults({ focus: ['Go'] })).toEqual([400, { focus: 'Choose skills that the job asks for' }]);
    expect(await faults({ jobId: null })).toEqual([400, { jobId: expect.any(String) }]);

    await edit(recruiter, 'jobs', job, { skills: ['SQL'] });
    const { data: kept } = await edit(recruiter, 'interviews', interview, { focus: ['Spark', 'SQL'] });
    expect(kept.focus).toEqual(['Spark', 'SQL']);
    expect(
      (await refusal(edit(await as('otherRecruiter'), 'interviews', kept, { kit: 'Mine' }))).status,
    ).toBe(404);
    expect((await refusal((await as('provider')).getOne('interviews', { id: kept.id }))).status).toBe(403);
  });

  test('leaving the stages cancels interviews', async () => {
    const entry = await addSomebody();
    const [ahead, past] = [
      await interviewFor(entry),
      await interviewFor(entry, { startsAt: '2020-07-01T02:00:00.000Z' }),
    ];
    const current = await read('pipelineEntries', entry.id);
    await edit(await as('recruiter'), 'pipelineEntries', current, {
      outcome: 'Withdrawn',
      outcomeReason: 'Found another',
    });
    expect((await read('interviews', ahead.id)).status).toBe('Cancelled');
    expect((await read('interviews', past.id)).status).toBe('Scheduled');
  });

  test('an interview needs a valid time zone', async () => {
    const error = await refusal(interviewFor(await addSomebody(), { timeZone: 'Europe/Atlantis' }));
    expect([error.status, error.body.errors]).toEqual([400, { timeZone: 'Choose a valid time zone' }]);
  });
};
