import { afterAll, beforeAll, expect, it } from 'vitest';
import { quoteExpiry, requestExpiry, requisitionExpiry } from '../../application/jobs/deals.ts';
import { type Caller, openTestServer, type TestServer, today } from '../testing/openTestServer.ts';
import { runJob } from '../testing/runJob.ts';

let server: TestServer;
let provider: Caller;
let recruiter: Caller;
beforeAll(async () => {
  server = await openTestServer();
  provider = await server.as('provider@talentbench.example');
  recruiter = await server.as('recruiter@talentbench.example');
  await server.owner.query(`update "plans" set "benchEmployees" = null`);
});
afterAll(() => server.close());

const send = async (by: Caller, method: 'POST' | 'PUT', path: string, body: object, version?: number) => {
  const tag: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` };
  return by.send(method, `/api/v1/${path}`, body, tag);
};
const candidateNamed = async (name: string) =>
  (
    await send(provider, 'POST', 'candidates', {
      name,
      title: 'Engineer',
      skills: ['SQL'],
      experience: 5,
      location: 'Lyon',
      rate: 9000,
    })
  ).json();
const ask = async (companyId: string) => {
  const body = {
    position: 'Bridge Builder',
    duration: '3 months',
    respondBy: '2026-06-20',
    providerIds: [companyId],
    status: 'Sent',
  };
  const requisition = (await send(recruiter, 'POST', 'requisitions', body)).json();
  const filter = encodeURIComponent(JSON.stringify({ requisitionId: requisition.id }));
  const [thread] = (await recruiter.get(`/api/v1/requests?filter=${filter}`)).json();
  return { requisition, thread };
};
const quote = (requestId: string, candidateId: string) =>
  send(provider, 'POST', 'proposals', {
    requestId,
    candidateId,
    rate: 9000,
    startDate: '2026-08-03',
    validUntil: '2026-06-25',
  });
const statusOf = async (noun: string, id: string) =>
  (await recruiter.get(`/api/v1/${noun}/${id}`)).json().status;

it('of 200 awards of one person at the same time, over as many requisitions, one wins and 199 are refused', {
  tags: 'rest',
}, async () => {
  const candidate = await candidateNamed('Ada Wanted');
  const quotes: { id: string; version: number }[] = [];
  for (let place = 0; place < 200; place++) {
    const { thread } = await ask(candidate.companyId);
    quotes.push((await quote(thread.id, candidate.id)).json());
  }
  const answers = [];
  // An overloaded server refuses requests with 503, and clients send them again.
  for (let waiting = quotes; waiting.length > 0; ) {
    const sent = await Promise.all(
      waiting.map(({ id, version }) =>
        send(recruiter, 'PUT', `proposals/${id}`, { status: 'Accepted' }, version),
      ),
    );
    answers.push(...sent.filter(({ statusCode }) => statusCode !== 503));
    waiting = waiting.filter((_, place) => sent[place]?.statusCode === 503);
  }
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(new Set(refused.map((answer) => answer.json().code))).toEqual(
    new Set(['proposals.awarded-elsewhere']),
  );
  expect(refused).toHaveLength(199);
  const { rows } = await server.owner.query(
    `select "status", count(*)::int as n from "proposals" where "candidateId" = $1 group by 1 order by 1`,
    [candidate.id],
  );
  expect(rows).toEqual([
    { status: 'Accepted', n: 1 },
    { status: 'Proposed', n: 199 },
  ]);
});

it('after their days a request and a quote are refused at once, and expire when the job runs', {
  tags: 'rest',
}, async () => {
  const candidate = await candidateNamed('Grace Later');
  const open = await ask(candidate.companyId);
  const quoted = await ask(candidate.companyId);
  const proposal = (await quote(quoted.thread.id, candidate.id)).json();
  try {
    server.setNow(new Date('2026-06-26T09:00:00Z'));
    // The earlier sign-ins have ended by then.
    provider = await server.as('provider@talentbench.example');
    recruiter = await server.as('recruiter@talentbench.example');
    const late = await quote(open.thread.id, candidate.id);
    expect([late.statusCode, late.json().code]).toEqual([409, 'requests.respond-by-passed']);
    const award = await send(
      recruiter,
      'PUT',
      `proposals/${proposal.id}`,
      { status: 'Accepted' },
      proposal.version,
    );
    expect([award.statusCode, award.json().code]).toEqual([409, 'proposals.expired']);
    for (const job of [requestExpiry, quoteExpiry, requisitionExpiry])
      await runJob(server, job as typeof requestExpiry, server.clock());
    expect(await statusOf('requests', open.thread.id)).toBe('Expired');
    expect(await statusOf('requisitions', open.requisition.id)).toBe('Expired');
    expect(await statusOf('requisitions', quoted.requisition.id)).toBe('Sent');
    expect(await statusOf('proposals', proposal.id)).toBe('Expired');
    const { rows } = await server.owner.query(`select 1 from "holds" where "proposalId" = $1`, [proposal.id]);
    expect(rows).toEqual([]);
  } finally {
    server.setNow(today);
  }
});

const all = async (by: Caller, noun: string, filter: object) =>
  (await by.get(`/api/v1/${noun}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json();
/** One side signs a contract that is out for signature. */
const sign = async (by: Caller, contractId: string, side: string) => {
  const [signer] = await all(by, 'signers', { contractId, side });
  const { contentHash } = (await by.get(`/api/v1/envelopes/${signer.envelopeId}`)).json();
  const body = { status: 'Signed', kind: 'Typed', signature: 'A Name', contentHash };
  const { statusCode } = await send(by, 'PUT', `signers/${signer.id}`, body, signer.version);
  expect(statusCode).toBe(200);
};

it('of two conversions of a contract at the same time, and any retry, one is made and one invoice issued', async () => {
  const { rows: users } = await server.owner.query<{ companyId: string }>(
    `select "companyId" from "users" where "email" = 'recruiter@talentbench.example'`,
  );
  const draft = await send(provider, 'POST', 'contracts', {
    recruiterId: users[0]?.companyId,
    employee: 'Ada Twice',
    client: 'Hire Co',
    type: 'C2H',
    startDate: '2026-06-11',
    endDate: '2026-06-20',
    rate: 9500,
    conversionFee: 1_000_000,
  });
  const { id } = draft.json();
  let { version } = draft.json();
  const move = (by: Caller, status: string) => send(by, 'PUT', `contracts/${id}`, { status }, version);
  expect((await move(provider, 'Pending')).statusCode).toBe(200);
  for (const [by, side] of [
    [provider, 'provider'],
    [recruiter, 'recruiter'],
  ] as const)
    await sign(by, id, side);
  version = (await provider.get(`/api/v1/contracts/${id}`)).json().version;
  const answers = await Promise.all([move(recruiter, 'Converted'), move(recruiter, 'Converted')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  version = answers.find(({ statusCode }) => statusCode === 200)?.json().version;
  expect((await move(recruiter, 'Converted')).statusCode).toBe(200);
  const { rows } = await server.owner.query(
    `select "amount"::int, "status", "subject" from "providerInvoices" where "contractId" = $1`,
    [id],
  );
  expect(rows).toEqual([{ amount: 600_000, status: 'Issued', subject: 'Conversion Fee' }]);
});
