import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, edit, freshWord, list, type SuiteUser } from './open.ts';
import { signContract } from './signContract.ts';

/** Notifications at each step from a request to a hire and its contract. */
export const notifications = (as: As): void => {
  const inbox = async (user: SuiteUser, word: string) =>
    (await list(await as(user), 'notifications', { filter: { q: word } })).data;
  const titles = async (user: SuiteUser, word: string) =>
    (await inbox(user, word)).map(({ title }) => String(title));
  const companyOf = async (user: SuiteUser) => {
    const { data } = await list(await as(user), 'companies', { perPage: 1, filter: { type: user } });
    return data[0] as Row;
  };

  const person = async (name: string) => addCandidate(await as('provider'), { name });
  const ask = async (position: string) => {
    const { companyId } = await person(freshWord());
    const data = { providerId: companyId, position, duration: '3 months' };
    return (await (await as('recruiter')).create<Row>('requests', { data })).data;
  };
  const propose = async (request: Row, name: string) => {
    const { id } = await person(name);
    const data = { requestId: request.id, candidateId: id, rate: 9900, startDate: '2026-08-03' };
    return (await (await as('provider')).create<Row>('proposals', { data })).data;
  };
  const say = async (user: SuiteUser, request: Row, kind: string) => {
    const data = { requestId: request.id, kind, text: 'Remote or on site?' };
    await (await as(user)).create('requestSteps', { data });
  };
  const now = async (noun: string, { id }: Row) => (await (await as('admin')).getOne<Row>(noun, { id })).data;
  const addEntry = async (name: string, columns = {}) => {
    const { id } = await person(name);
    const data = { candidateId: id, ...columns };
    return (await (await as('recruiter')).create<Row>('pipelineEntries', { data })).data;
  };
  const interview = async (entry: Row, startsAt = '2099-07-01T08:00:00.000Z') => {
    const data = { entryId: entry.id, startsAt, interviewer: 'Kim' };
    return (await (await as('recruiter')).create<Row>('interviews', { data })).data;
  };

  test('colleagues on a panel are told when they join it, when it moves or ends, and never about their own act', async () => {
    const name = freshWord();
    const entry = await addEntry(name);
    const when = { entryId: entry.id, startsAt: '2099-07-01T08:00:00.000Z', interviewer: 'Kim' };
    const colleague = await as('recruiterColleague');
    const { authorId } = (await colleague.create<Row>('interviews', { data: when })).data;
    const told = async (user: SuiteUser) =>
      (await titles(user, name))
        .filter((title) => /^(You|Your) /.test(title))
        .map((title) => title.split(name)[0]);
    const recruiter = await as('recruiter');
    const { email } = (await recruiter.getOne<Row>('users', { id: String(authorId) })).data;
    const foreign = (await list(await as('otherRecruiter'), 'users', {})).data[0] as Row;
    const panel = [
      { name: 'Somebody', email },
      { name: 'Spy', email: foreign.email },
    ];
    const { data: made } = await recruiter.create<Row>('interviews', { data: { ...when, panel } });
    const { data: moved } = await edit(recruiter, 'interviews', made, {
      startsAt: '2099-07-02T08:00:00.000Z',
    });
    await edit(recruiter, 'interviews', moved, { status: 'Cancelled' });
    expect((await told('recruiterColleague')).toSorted()).toEqual([
      'You are interviewing ',
      'Your interview with ',
      'Your interview with ',
    ]);
    for (const user of ['recruiter', 'otherRecruiter', 'provider'] as const)
      expect(await told(user)).toEqual([]);
  });

  test('a request adds a line to the inbox of everyone at the provider, and to no one else’s', async () => {
    const position = freshWord();
    const request = await ask(position);
    const line = {
      title: expect.stringMatching(new RegExp(` sent you a request for ${position}$`)),
      link: `/provider/requests/${request.id}/show`,
      readAt: null,
    };
    for (const user of ['provider', 'viewer'] as const)
      expect(await inbox(user, position)).toMatchObject([line]);
    for (const user of ['recruiter', 'otherProvider', 'otherRecruiter', 'admin'] as const)
      expect(await inbox(user, position)).toEqual([]);
  });

  test('a question adds a line for the recruiter, and the reply one for the provider', async () => {
    const position = freshWord();
    const request = await ask(position);
    await say('provider', request, 'question');
    expect(await inbox('recruiter', position)).toMatchObject([
      {
        title: expect.stringContaining(`asked a question about your request for ${position}`),
        body: 'Remote or on site?',
        link: `/recruiter/requests/${request.id}/show`,
      },
    ]);
    await say('recruiter', request, 'answer');
    await say('recruiter', request, 'question');
    expect((await titles('provider', position)).slice(1)).toEqual([
      expect.stringContaining(`replied about the request for ${position}`),
      expect.stringContaining(`asked you a question about the request for ${position}`),
    ]);
    expect(await titles('recruiter', position)).toHaveLength(1);
  });

  test('a proposal adds one line for the recruiter, and its acceptance one for the provider', async () => {
    const [position, name] = [freshWord(), freshWord()];
    const request = await ask(position);
    const proposal = await propose(request, name);
    expect(await inbox('recruiter', position)).toMatchObject([
      {
        title: expect.stringContaining(`proposed ${name} for ${position}`),
        link: `/recruiter/requests/${request.id}/show`,
      },
    ]);
    await edit(await as('recruiter'), 'proposals', proposal, { status: 'Accepted' });
    expect(await inbox('provider', name)).toMatchObject([
      {
        title: expect.stringContaining(`accepted your proposal for ${name}`),
        link: `/provider/requests/${request.id}/show`,
      },
    ]);
    expect(await titles('provider', position)).toHaveLength(1);
    expect(await titles('recruiter', position)).toHaveLength(1);
  });

  test('a proposal that is declined or withdrawn adds a line for the other side', async () => {
    const [position, first, second] = [freshWord(), freshWord(), freshWord()];
    const request = await ask(position);
    const declined = await propose(request, first);
    const withdrawn = await propose(request, second);
    await edit(await as('recruiter'), 'proposals', declined, { status: 'Declined', reason: 'Too far' });
    expect(await inbox('provider', first)).toMatchObject([
      { title: expect.stringContaining(`declined your proposal for ${first}`), body: 'Too far' },
    ]);
    await edit(await as('provider'), 'proposals', withdrawn, { status: 'Withdrawn' });
    expect((await titles('recruiter', second)).at(-1)).toContain(`withdrew ${second} from your request`);
  });

  test('a request that is declined or withdrawn adds one line, whatever it had open', async () => {
    const [refused, taken] = [freshWord(), freshWord()];
    const first = await ask(refused);
    await edit(await as('provider'), 'requests', first, { status: 'Declined', reason: 'No one is free' });
    expect(await inbox('recruiter', refused)).toMatchObject([
      {
        title: expect.stringContaining(`declined your request for ${refused}`),
        body: 'No one is free',
        link: `/recruiter/requests/${first.id}/show`,
      },
    ]);
    const second = await ask(taken);
    const name = freshWord();
    await propose(second, name);
    await edit(await as('recruiter'), 'requests', await now('requests', second), { status: 'Withdrawn' });
    expect((await titles('provider', taken)).slice(1)).toEqual([
      expect.stringContaining(`withdrew the request for ${taken}`),
    ]);
    expect(await titles('provider', name)).toEqual([]);
  });

  test('an interview that is scheduled, moved or canceled adds a line for the provider of the candidate', async () => {
    const name = freshWord();
    const entry = await addEntry(name);
    const set = await interview(entry);
    const recruiter = await as('recruiter');
    const { data: noted } = await edit(recruiter, 'interviews', set, { notes: 'Bring the plan' });
    const { data: moved } = await edit(recruiter, 'interviews', noted, {
      startsAt: '2099-07-02T08:00:00.000Z',
    });
    await edit(recruiter, 'interviews', moved, { status: 'Cancelled' });
    expect(await inbox('provider', name)).toMatchObject(
      ['scheduled an interview with', 'moved the interview with', 'canceled the interview with'].map(
        (said) => ({
          title: expect.stringContaining(`${said} ${name}`),
          link: `/provider/employees/${entry.candidateId}/show`,
        }),
      ),
    );
    await interview(entry, '2020-07-01T08:00:00.000Z');
    expect(await inbox('provider', name)).toHaveLength(3);
    expect(await inbox('recruiter', name)).toEqual([]);
  });

  test('an offer and a hire each add a line for the provider; earlier moves add none', async () => {
    const name = freshWord();
    const recruiter = await as('recruiter');
    const entry = await addEntry(name);
    const { data: screened } = await edit(recruiter, 'pipelineEntries', entry, { stage: 'screening' });
    const { data: met } = await edit(recruiter, 'pipelineEntries', screened, { stage: 'interview' });
    expect(await titles('provider', name)).toEqual([]);
    const { data: offered } = await edit(recruiter, 'pipelineEntries', met, { stage: 'offer' });
    await edit(recruiter, 'pipelineEntries', offered, { stage: 'hired' });
    expect(await titles('provider', name)).toEqual([
      expect.stringContaining(`is preparing an offer for ${name}`),
      expect.stringContaining(`wants to hire ${name}`),
    ]);
  });

  test('a rejection after an interview adds one line, though an interview is canceled with it', async () => {
    const name = freshWord();
    const entry = await addEntry(name, { stage: 'interview' });
    const set = await interview(entry);
    const out = { outcome: 'Rejected', outcomeReason: 'Too far' };
    await edit(await as('recruiter'), 'pipelineEntries', await now('pipelineEntries', entry), out);
    expect((await now('interviews', set)).status).toBe('Cancelled');
    expect((await titles('provider', name)).slice(1)).toEqual([
      expect.stringContaining(`did not select ${name}`),
    ]);
  });

  test('a contract adds a line when it waits for a signature, is signed, and ends', async () => {
    const [employee, provider] = [freshWord(), await as('provider')];
    const terms = {
      employee,
      client: 'Hire Co',
      type: 'SOW',
      startDate: '2026-07-01',
      endDate: '2027-06-30',
    };
    const { id: recruiterId } = await companyOf('recruiter');
    const data = { recruiterId, rate: 9500, ...terms };
    const { data: draft } = await provider.create<Row>('contracts', { data });
    expect(await inbox('recruiter', employee)).toEqual([]);
    const { data: sent } = await edit(provider, 'contracts', draft, { status: 'Pending' });
    const page = `/contracts/${draft.id}/show`;
    expect(await inbox('recruiter', employee)).toMatchObject([
      {
        title: expect.stringMatching(/^A contract with .+ for .+ is waiting for your signature$/),
        link: `/recruiter${page}`,
      },
    ]);
    expect(await inbox('provider', employee)).toEqual([]);
    const signed = await signContract(as, sent);
    expect(await inbox('provider', employee)).toMatchObject([
      { title: `The contract for ${employee} with Hire Co is signed`, link: `/provider${page}` },
    ]);
    await edit(provider, 'contracts', signed, { status: 'Expired' });
    expect((await titles('recruiter', employee)).slice(1)).toEqual([
      expect.stringMatching(new RegExp(`^The contract with .+ for ${employee} has ended$`)),
    ]);
  });
};
