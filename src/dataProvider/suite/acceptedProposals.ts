import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { hiresInMonthOf } from '../../../domain/insight/hiring.ts';
import { type As, addCandidate, edit, fieldErrors, list, refusal, type SuiteUser } from './open.ts';
import { signContract } from './signContract.ts';

/** What a recruiter does with an accepted proposal, and what its company sees of a candidate from then on. */
export const acceptedProposals = (as: As): void => {
  const create = async (user: SuiteUser, noun: string, data: Record<string, unknown>) =>
    (await (await as(user)).create<Row>(noun, { data })).data;
  const postJob = (user: SuiteUser) =>
    create(user, 'jobs', {
      title: 'Bridge Builder',
      location: 'Lyon',
      experience: '3-5 years',
      salary: '50-60k',
    });
  const propose = async (wishes: Record<string, unknown> = {}) => {
    const candidate = await addCandidate(await as('provider'), { name: 'Ada Bench' });
    const request = await create('recruiter', 'requests', {
      providerId: candidate.companyId,
      candidateId: candidate.id,
      position: 'Bridge Builder',
      duration: '3 months',
      ...wishes,
    });
    const terms = { candidateId: candidate.id, rate: 9900, currency: 'EUR', startDate: '2026-08-03' };
    const proposal = await create('provider', 'proposals', { requestId: request.id, ...terms });
    return { candidate, request, proposal };
  };
  const accept = async (wishes: Record<string, unknown> = {}) => {
    const found = await propose(wishes);
    await edit(await as('recruiter'), 'proposals', found.proposal, { status: 'Accepted' });
    return found;
  };
  const term = { type: 'SOW', startDate: '2026-08-03', endDate: '2026-11-02' };
  const contactsOf = async (...candidates: Row[]) =>
    (
      await (
        await as('recruiter')
      ).insight('contactHistory', { asked: { ids: candidates.map(({ id }) => id).join() } })
    ).data.contacts;
  const kindsOf = async (candidate: Row) =>
    ((await contactsOf(candidate))[candidate.id] ?? []).map(({ kind }) => kind);

  test('a request can name a job of its own company only', async () => {
    const job = await postJob('recruiter');
    const { request } = await propose({ jobId: job.id });
    expect(request.jobId).toBe(job.id);
    const { data: seen } = await (await as('provider')).getOne<Row>('requests', { id: request.id });
    expect(seen.jobId).toBe(job.id);
    const others = await postJob('otherRecruiter');
    const error = await refusal(edit(await as('recruiter'), 'requests', seen, { jobId: others.id }));
    expect([error.status, fieldErrors(error)]).toEqual([400, ['jobId']]);
  });

  test('a pipeline entry made from an accepted proposal has its job, source, rate and start date', async () => {
    const job = await postJob('recruiter');
    const { candidate, proposal } = await accept({ jobId: job.id });
    const entry = await create('recruiter', 'pipelineEntries', {
      candidateId: candidate.id,
      proposalId: proposal.id,
      stage: 'interview',
    });
    expect(entry).toMatchObject({
      proposalId: proposal.id,
      jobId: job.id,
      source: 'Provider Proposal',
      offerAmount: 9900,
      currency: 'EUR',
      startDate: '2026-08-03',
      stage: 'interview',
    });
    await edit(await as('recruiter'), 'pipelineEntries', entry, { stage: 'hired' });
    const { data: hired } = await (await as('recruiter')).getOne<Row>('pipelineEntries', { id: entry.id });
    expect(hired).toMatchObject({ stage: 'hired', offerAmount: 9900, startDate: '2026-08-03' });
  });

  test('a pipeline entry can change the terms of its proposal, but not the candidate', async () => {
    const { candidate, proposal } = await accept();
    const other = await addCandidate(await as('provider'));
    const ofOther = create('recruiter', 'pipelineEntries', {
      candidateId: other.id,
      proposalId: proposal.id,
    });
    expect(fieldErrors(await refusal(ofOther))).toEqual(['candidateId']);
    const entry = await create('recruiter', 'pipelineEntries', {
      candidateId: candidate.id,
      proposalId: proposal.id,
      offerAmount: 8000,
      currency: 'USD',
    });
    expect(entry).toMatchObject({ jobId: null, offerAmount: 8000, currency: 'USD' });
  });

  test('nothing follows a proposal that is open or that another company accepted', async () => {
    const open = await propose();
    const accepted = await accept();
    for (const [user, { candidate, proposal }] of [
      ['recruiter', open],
      ['otherRecruiter', accepted],
    ] as const) {
      const entry = { candidateId: candidate.id, proposalId: proposal.id };
      expect(fieldErrors(await refusal(create(user, 'pipelineEntries', entry)))).toEqual(['proposalId']);
      const contract = { proposalId: proposal.id, ...term };
      expect(fieldErrors(await refusal(create(user, 'contracts', contract)))).toEqual(['proposalId']);
    }
  });

  test('a recruiter drafts a contract from an accepted proposal, which the provider completes', async () => {
    const { candidate, proposal } = await accept();
    const contract = await create('recruiter', 'contracts', {
      proposalId: proposal.id,
      ...term,
      description: 'Bridge Builder',
    });
    expect(contract).toMatchObject({
      proposalId: proposal.id,
      providerId: candidate.companyId,
      recruiterId: proposal.recruiterId,
      candidateId: candidate.id,
      employee: 'Ada Bench',
      rate: 9900,
      currency: 'EUR',
      status: 'Draft',
      monthlyHours: 160,
      overlapAgreed: false,
      body: expect.stringContaining('{{client}}'),
      templateId: expect.any(String),
    });
    expect(contract.client).toEqual(expect.any(String));
    const provider = await as('provider');
    const { data: drafted } = await provider.getOne<Row>('contracts', { id: contract.id });
    const { data: sent } = await edit(provider, 'contracts', drafted, { status: 'Pending' });
    const signed = await signContract(as, sent);
    expect(signed).toMatchObject({ status: 'Active', rate: 9900 });
    const told = await list(provider, 'notifications', { sort: ['id', 'DESC'], perPage: 20 });
    expect(told.data.map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/ drafted a contract for Ada Bench$/),
    );
  });

  /** The sample recruiter's placements: of this month on its dashboard and in its analytics, and all of the company's. */
  const placements = async () => {
    const recruiter = await as('recruiter');
    const { total } = await list(recruiter, 'pipelineEntries', {
      filter: hiresInMonthOf(new Date('2026-06-15T09:00:00Z')),
    });
    const { data } = await recruiter.insight('hiringAnalytics', { asked: { range: '30days' } });
    const [company] = (await list(recruiter, 'companies', { filter: { type: 'recruiter' } })).data;
    return [
      total,
      data.summary.find(({ name }) => name === 'placementsThisMonth')?.value,
      company?.placements,
    ];
  };
  const signedFrom = async ({ proposal }: { proposal: Row }) => {
    const draft = await create('recruiter', 'contracts', { proposalId: proposal.id, ...term });
    const provider = await as('provider');
    const { data: drafted } = await provider.getOne<Row>('contracts', { id: draft.id });
    const { data: sent } = await edit(provider, 'contracts', drafted, { status: 'Pending' });
    return signContract(as, sent);
  };
  const entryOfId = async (id: string) =>
    (await (await as('recruiter')).getOne<Row>('pipelineEntries', { id })).data;

  test('a signed contract is the hire of its own card, books the candidate and counts once everywhere', async () => {
    const job = await postJob('recruiter');
    const accepted = await accept({ jobId: job.id });
    const { candidate, proposal } = accepted;
    const [card, elsewhere] = [
      await create('recruiter', 'pipelineEntries', {
        candidateId: candidate.id,
        jobId: job.id,
        stage: 'screening',
      }),
      await create('recruiter', 'pipelineEntries', { candidateId: candidate.id, stage: 'screening' }),
    ];
    const before = await placements();
    expect(before[0]).toBe(before[1]);
    const contract = await signedFrom(accepted);
    expect(await entryOfId(card.id)).toMatchObject({
      stage: 'hired',
      outcome: 'Live',
      hireDate: '2026-06-15',
      daysToHire: 0,
    });
    expect((await entryOfId(elsewhere.id)).stage).toBe('screening');
    expect(await placements()).toEqual(before.map((count) => Number(count) + 1));
    const { data: person } = await (await as('recruiter')).getOne<Row>('candidates', { id: candidate.id });
    expect(person).toMatchObject({ bookings: [{ startDate: term.startDate, endDate: term.endDate }] });
    const known = (await contactsOf(candidate))[candidate.id] ?? [];
    expect(known.find(({ kind }) => kind === 'hired')).toMatchObject({ id: card.id });
    expect(known.find(({ kind }) => kind === 'underContract')).toMatchObject({
      id: contract.id,
      proposalId: proposal.id,
    });
    const moves = await list(await as('recruiter'), 'stageChanges', { filter: { entryId: card.id } });
    expect(moves.data.at(-1)).toMatchObject({ from: 'screening', to: 'hired' });
    const recruiter = await as('recruiter');
    const rateOf = async () =>
      (await (await as('admin')).getOne<Row>('companies', { id: String(contract.recruiterId) })).data
        .successRate;
    const earlier = await rateOf();
    await edit(recruiter, 'contracts', contract, { status: 'Terminated', endReason: 'Project stopped' });
    expect(await rateOf()).not.toBe(earlier);
    // Nobody has changed the company.
    const { data: told } = await list(await as('admin'), 'activities', { sort: ['id', 'DESC'], perPage: 5 });
    expect(told.map(({ event }) => event)).not.toContain('companyUpdated');
    const { data: ended } = await list(await as('admin'), 'contracts', {
      perPage: 500,
      filter: {
        recruiterId: contract.recruiterId,
        type: ['SOW', 'C2H'],
        status: ['Expired', 'Terminated', 'Converted'],
      },
    });
    const lasted = ended.filter(({ status }) => status !== 'Terminated').length;
    expect(await rateOf()).toBe(Math.round((100 * lasted) / ended.length));
    expect((await entryOfId(card.id)).stage).toBe('hired');
    const { data: free } = await recruiter.getOne<Row>('candidates', { id: candidate.id });
    expect(free).toMatchObject({ bookings: [], bookedUntil: null });
  });

  test('a card made from the proposal is the one that is hired, also with an offer that was planned for later', async () => {
    const accepted = await accept();
    const { candidate, proposal } = accepted;
    const card = await create('recruiter', 'pipelineEntries', {
      candidateId: candidate.id,
      proposalId: proposal.id,
      stage: 'offer',
      offerDate: '2026-07-01',
      startDate: '2026-08-03',
    });
    await signedFrom(accepted);
    const hired = await entryOfId(card.id);
    expect(hired).toMatchObject({ stage: 'hired', hireDate: '2026-06-15', offerDate: '2026-06-15' });
    await edit(await as('recruiter'), 'pipelineEntries', hired, { screeningNotes: 'Starts in August' });
  });

  test('a signed contract without a card makes none, and one that is recalled leaves the card as it was', async () => {
    const before = await placements();
    const accepted = await accept();
    const { candidate } = accepted;
    await signedFrom(accepted);
    const cards = await list(await as('recruiter'), 'pipelineEntries', {
      filter: { candidateId: candidate.id },
    });
    expect(cards.total).toBe(0);
    const next = await accept();
    const card = await create('recruiter', 'pipelineEntries', {
      candidateId: next.candidate.id,
      proposalId: next.proposal.id,
      stage: 'interview',
    });
    const draft = await create('recruiter', 'contracts', { proposalId: next.proposal.id, ...term });
    const provider = await as('provider');
    const { data: drafted } = await provider.getOne<Row>('contracts', { id: draft.id });
    const { data: sent } = await edit(provider, 'contracts', drafted, { status: 'Pending' });
    await edit(provider, 'contracts', sent, { status: 'Draft' });
    expect((await entryOfId(card.id)).stage).toBe('interview');
    expect(await placements()).toEqual(before);
  });

  test('the first contract from a proposal brings a draft NDA, where the two companies have none', async () => {
    const provider = await as('provider');
    const { proposal } = await accept();
    const { providerId, recruiterId } = proposal;
    const ndas = async () =>
      (await list(provider, 'contracts', { filter: { providerId, recruiterId, type: 'NDA' }, perPage: 100 }))
        .data;
    await create('recruiter', 'contracts', { proposalId: proposal.id, ...term });
    const once = await ndas();
    expect(
      once.filter(({ status }) => !['Expired', 'Terminated', 'Converted'].includes(String(status))),
    ).not.toEqual([]);
    const next = await accept();
    await create('recruiter', 'contracts', { proposalId: next.proposal.id, ...term });
    expect(await ndas()).toHaveLength(once.length);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['without a proposal', { proposalId: null }, 'proposalId'],
    ['at another rate', { rate: 100 }, 'rate'],
    ['that is signed', { status: 'Active' }, 'status'],
    ['for another provider', { providerId: 'CO-003' }, 'providerId'],
    ['about nobody', { type: 'NDA' }, 'type'],
    ['that ends before it starts', { endDate: '2026-08-01' }, 'endDate'],
  ])('a recruiter cannot draft a contract %s', async (_, columns, field) => {
    const { proposal } = await accept();
    const error = await refusal(
      create('recruiter', 'contracts', { proposalId: proposal.id, ...term, ...columns }),
    );
    expect([error.status, fieldErrors(error)]).toEqual([400, [field]]);
  });

  test('a provider makes no second contract from one award, on other days either, nor two at once', async () => {
    const { candidate, proposal } = await accept();
    const provider = await as('provider');
    const draft = (columns = {}) =>
      provider.create<Row>('contracts', {
        data: {
          proposalId: proposal.id,
          recruiterId: proposal.recruiterId,
          candidateId: candidate.id,
          employee: 'Ada Bench',
          client: 'Hire Co',
          rate: 9900,
          currency: 'EUR',
          ...term,
          ...columns,
        },
      });
    const answers = await Promise.allSettled([draft(), draft({ type: 'C2H' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const later = { startDate: '2027-08-02', endDate: '2028-01-31', rate: 12_000 };
    const error = await refusal(draft(later));
    expect([error.status, error.body.code]).toEqual([409, 'contracts.drafted']);
    expect(fieldErrors(error)).toEqual(['proposalId']);
  });

  test('a proposal has one contract at a time', async () => {
    const { proposal } = await accept();
    const draft = () => create('recruiter', 'contracts', { proposalId: proposal.id, ...term });
    const contract = await draft();
    const error = await refusal(draft());
    expect([error.status, error.message]).toEqual([409, expect.stringContaining(contract.id)]);
    const provider = await as('provider');
    await provider.delete('contracts', { id: contract.id, previousData: contract });
    await draft();
  });

  test('a company sees how it is in contact with each candidate of a page, and who did it', async () => {
    const fresh = await addCandidate(await as('provider'));
    const job = await postJob('recruiter');
    const { candidate, request, proposal } = await propose({ jobId: job.id });
    expect(await contactsOf(fresh)).toEqual({});
    expect(await kindsOf(candidate)).toEqual(['proposed']);
    await edit(await as('recruiter'), 'proposals', proposal, { status: 'Accepted' });
    const entry = await create('recruiter', 'pipelineEntries', {
      candidateId: candidate.id,
      proposalId: proposal.id,
      stage: 'interview',
    });
    const contacts = await contactsOf(fresh, candidate);
    expect(Object.keys(contacts)).toEqual([candidate.id]);
    const common = { at: expect.stringMatching(/Z$/), by: expect.any(String), jobId: job.id };
    expect(contacts[candidate.id]).toEqual([
      {
        ...common,
        kind: 'inPipeline',
        noun: 'pipelineEntries',
        id: entry.id,
        proposalId: proposal.id,
        stage: 'interview',
      },
      { ...common, kind: 'accepted', noun: 'requests', id: request.id, proposalId: proposal.id },
    ]);
    await edit(await as('recruiter'), 'pipelineEntries', entry, {
      outcome: 'Rejected',
      outcomeReason: 'Too late',
    });
    expect(await kindsOf(candidate)).toEqual(['accepted', 'rejected']);
  });

  test('contacts name requests that are open, declined or withdrawn', async () => {
    const ask = async () => {
      const candidate = await addCandidate(await as('provider'));
      const wishes = { candidateId: candidate.id, position: 'Builder', duration: '1 month' };
      const request = await create('recruiter', 'requests', { providerId: candidate.companyId, ...wishes });
      return { candidate, request };
    };
    const [open, declined, withdrawn] = [await ask(), await ask(), await ask()];
    const provider = await as('provider');
    await edit(provider, 'requests', declined.request, { status: 'Declined', reason: 'Busy' });
    await edit(await as('recruiter'), 'requests', withdrawn.request, { status: 'Withdrawn' });
    expect(await kindsOf(open.candidate)).toEqual(['requested']);
    expect(await kindsOf(declined.candidate)).toEqual(['requestDeclined']);
    expect(await kindsOf(withdrawn.candidate)).toEqual(['requestWithdrawn']);
  });

  test('nobody else sees the contacts of a company', async () => {
    const { candidate } = await accept();
    const asked = { asked: { ids: candidate.id } };
    expect((await (await as('otherRecruiter')).insight('contactHistory', asked)).data.contacts).toEqual({});
    for (const user of ['provider', 'admin'] as const) {
      const error = await refusal((await as(user)).insight('contactHistory', asked));
      expect([user, error.status]).toEqual([user, 403]);
    }
  });

  test.each(['', 'BE-001,', "BE-001' or true", Array(101).fill('BE-001').join()])(
    'contacts of "%s" are refused',
    async (ids) => {
      const error = await refusal((await as('recruiter')).insight('contactHistory', { asked: { ids } }));
      expect(error.status).toBe(400);
    },
  );
};
