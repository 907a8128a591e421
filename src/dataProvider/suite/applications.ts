import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, edit, fieldErrors, list, refusal } from './open.ts';

/** Applications for a job posting, as both sides see them. */
export const applications = (as: As): void => {
  const post = async (columns: Record<string, unknown> = {}) =>
    (
      await (
        await as('recruiter')
      ).create<Row>('jobs', {
        data: {
          title: 'Bridge Builder',
          location: 'Lyon',
          experience: '3-5 years',
          salary: '$90 per hour',
          deadline: '2026-07-01',
          ...columns,
        },
      })
    ).data;
  const apply = async (job: Row, candidate: Row, columns: Record<string, unknown> = {}) =>
    (
      await (
        await as('provider')
      ).create<Row>('applications', {
        data: { jobId: job.id, candidateId: candidate.id, rate: 9000, message: 'Free now', ...columns },
      })
    ).data;
  const applied = async () => {
    const job = await post();
    const candidate = await addCandidate(await as('provider'), { name: 'Ada Bench', title: 'Engineer' });
    return { job, candidate, application: await apply(job, candidate) };
  };
  const jobNow = async ({ id }: Row) => (await (await as('recruiter')).getOne<Row>('jobs', { id })).data;
  const entriesFor = async ({ id }: Row) =>
    (await list(await as('recruiter'), 'pipelineEntries', { filter: { jobId: id } })).data;

  test('a provider submits a candidate, which is counted for the job and visible to both sides', async () => {
    const { job, application } = await applied();
    expect(application).toMatchObject({
      job: 'Bridge Builder',
      name: 'Ada Bench',
      title: 'Engineer',
      recruiterId: job.companyId,
      status: 'Received',
      received: '2026-06-15',
    });
    expect(application).not.toHaveProperty('submittalKey');
    expect(await jobNow(job)).toMatchObject({ applications: 1, version: 1 });
    const seen = await list(await as('recruiter'), 'applications', { filter: { jobId: job.id } });
    expect(seen.data).toEqual([application]);
    expect((await list(await as('otherProvider'), 'applications', { filter: { jobId: job.id } })).total).toBe(
      0,
    );
  });

  test('no candidate can be submitted for a job that is paused, or whose deadline has passed', async () => {
    const candidate = await addCandidate(await as('provider'));
    const paused = await post({ status: 'Paused' });
    expect(fieldErrors(await refusal(apply(paused, candidate)))).toEqual(['jobId']);
    const active = await post();
    await edit(await as('recruiter'), 'jobs', active, { status: 'Closed' });
    expect((await refusal(apply(active, candidate))).status).toBe(400);
  });

  test('only a provider’s own listed candidates can be submitted, each once per job', async () => {
    const provider = await as('provider');
    const job = await post();
    const [hidden, others] = [
      await addCandidate(provider, { published: false }),
      await addCandidate(await as('otherProvider')),
    ];
    for (const candidate of [hidden, others])
      expect(fieldErrors(await refusal(apply(job, candidate)))).toEqual(['candidateId']);
    const candidate = await addCandidate(provider);
    await apply(job, candidate);
    const twice = await refusal(apply(job, candidate));
    expect([twice.status, fieldErrors(twice)]).toEqual([400, ['candidateId']]);
    expect(await jobNow(job)).toMatchObject({ applications: 1 });
  });

  test('a withdrawn candidate can be submitted again', async () => {
    const { job, candidate, application } = await applied();
    await edit(await as('provider'), 'applications', application, { status: 'Withdrawn' });
    expect((await apply(job, candidate)).status).toBe('Received');
  });

  test('a recruiter moves an applicant to the pipeline, with the job posting as source', async () => {
    const { job, candidate, application } = await applied();
    const { data } = await edit(await as('recruiter'), 'applications', application, {
      status: 'In Pipeline',
    });
    expect(data).toMatchObject({ status: 'In Pipeline', decided: '2026-06-15' });
    const entries = await entriesFor(job);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      candidateId: candidate.id,
      name: 'Ada Bench',
      stage: 'sourcing',
      outcome: 'Live',
      source: 'Job Posting',
      screeningNotes: 'Free now',
    });
    const moves = await list(await as('recruiter'), 'stageChanges', { filter: { entryId: entries[0]?.id } });
    expect(moves.total).toBe(1);
  });

  test('a recruiter can decline only with a reason, which the provider sees', async () => {
    const { application } = await applied();
    const recruiter = await as('recruiter');
    const silent = await refusal(edit(recruiter, 'applications', application, { status: 'Declined' }));
    expect(fieldErrors(silent)).toEqual(['reason']);
    await edit(recruiter, 'applications', application, { status: 'Declined', reason: 'Too far away' });
    const { data } = await (await as('provider')).getOne<Row>('applications', { id: application.id });
    expect(data).toMatchObject({ status: 'Declined', reason: 'Too far away' });
  });

  test('each side can make only its own decisions: providers cannot accept, recruiters cannot withdraw, and decided ones are final', async () => {
    const { application } = await applied();
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    for (const [side, status] of [
      [provider, 'In Pipeline'],
      [provider, 'Declined'],
      [recruiter, 'Withdrawn'],
    ] as const)
      expect((await refusal(edit(side, 'applications', application, { status }))).status).toBe(409);
    const { data: taken } = await edit(recruiter, 'applications', application, { status: 'In Pipeline' });
    expect(
      (await refusal(edit(provider, 'applications', taken as Row, { status: 'Withdrawn' }))).status,
    ).toBe(409);
    const made = { jobId: application.jobId, candidateId: application.candidateId, rate: 1 };
    expect((await refusal(recruiter.create('applications', { data: made }))).status).toBe(403);
  });

  test('the recruiter is notified of the candidate, and the provider of the decision', async () => {
    const { application } = await applied();
    await edit(await as('recruiter'), 'applications', application, { status: 'In Pipeline' });
    const mails = await list(await as('admin'), 'mails', { sort: ['id', 'DESC'], perPage: 50 });
    const links = mails.data.map(({ link }) => link);
    expect(links).toContain(`/recruiter/jobs/${application.jobId}/show`);
    const inbox = await list(await as('recruiter'), 'notifications', { sort: ['id', 'DESC'], perPage: 50 });
    expect(inbox.total).toBeGreaterThan(0);
  });

  test('a provider’s view of a job counts once a day', async () => {
    const job = await post();
    const [provider, other] = [await as('provider'), await as('otherProvider')];
    for (const reader of [provider, provider, other]) await reader.getOne('jobs', { id: job.id });
    expect(await jobNow(job)).toMatchObject({ views: 2, version: 1 });
  });

  test('a job with applicants cannot be deleted; one without can, together with its views', async () => {
    const { job } = await applied();
    const recruiter = await as('recruiter');
    const held = await refusal(recruiter.delete('jobs', { id: job.id, previousData: await jobNow(job) }));
    expect(held.status).toBe(409);
    const free = await post();
    await (await as('provider')).getOne('jobs', { id: free.id });
    await recruiter.delete('jobs', { id: free.id, previousData: await jobNow(free) });
    expect((await refusal(recruiter.getOne('jobs', { id: free.id }))).status).toBe(404);
  });

  test('the candidates of each job are counted by stage', async () => {
    const { job, application } = await applied();
    const recruiter = await as('recruiter');
    expect((await recruiter.insight('jobPipeline', { asked: {} })).data.byJob[job.id]).toBeUndefined();
    await edit(recruiter, 'applications', application, { status: 'In Pipeline' });
    const { data } = await recruiter.insight('jobPipeline', { asked: {} });
    expect(data.byJob[job.id]).toMatchObject({ sourcing: 1, hired: 0 });
    const { data: hiring } = await recruiter.insight('recruiterHiring', { asked: {} });
    expect(hiring.report.applications).toBeGreaterThan(0);
    expect(hiring.insights.map(({ kind }) => kind)).toContain('askedSkill');
  });

  test('a range of experience with its maximum below its minimum is refused at its field', async () => {
    expect(fieldErrors(await refusal(post({ experience: '40–2' })))).toEqual(['experience']);
    expect(fieldErrors(await refusal(post({ deadline: '2026-06-14' })))).toEqual(['deadline']);
    expect(fieldErrors(await refusal(post({ salaryMin: 2, salaryMax: 1 })))).toEqual(['salaryMax']);
  });

  test('amounts of pay make the salary range, and must-haves are among the skills', async () => {
    const { salary, ...named } = await post({
      salary: undefined,
      salaryMin: 8000,
      salaryMax: 9500,
      salaryPer: 'Hour',
    });
    expect(salary).toBe('$80 – $95 per hour');
    const { data: changed } = await edit(await as('recruiter'), 'jobs', { salary, ...named } as Row, {
      salaryMax: null,
      skills: ['Go'],
      mustSkills: ['Rust'],
    });
    expect(changed).toMatchObject({
      salary: 'From $80 per hour',
      skills: ['Go', 'Rust'],
      mustSkills: ['Rust'],
    });
    const { data: without } = await edit(await as('recruiter'), 'jobs', changed, { skills: ['Go'] });
    expect(without).toMatchObject({ skills: ['Go'], mustSkills: [] });
    expect((await post({ salary: 'Competitive' })).salary).toBe('Competitive');
  });

  test('a hiring manager is a colleague, and is not shown to providers', async () => {
    const recruiter = await as('recruiter');
    const { data: users } = await list(recruiter, 'users', {});
    const [colleague] = users;
    const job = await post({ hiringManagerId: colleague?.id });
    expect(job.hiringManagerId).toBe(colleague?.id);
    const { data: seen } = await (await as('provider')).getOne('jobs', { id: job.id });
    expect(seen.hiringManagerId).toBeUndefined();
    const { data: others } = await list(await as('admin'), 'users', { filter: { userType: 'provider' } });
    const refused = await refusal(
      edit(await as('admin'), 'jobs', await jobNow(job), { hiringManagerId: others[0]?.id }),
    );
    expect(fieldErrors(refused)).toEqual(['hiringManagerId']);
  });
};
