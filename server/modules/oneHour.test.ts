import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Rows } from '../../domain/contract/index.ts';
import { openTestServer, type TestServer, today } from '../testing/openTestServer.ts';

/** People of each company. */
const people = 10;
let recruiterId: string;
let providerIds: string[] = [];

let server: TestServer;
let minute = 0;
beforeAll(async () => {
  server = await openTestServer();
  await server.owner.query('update "plans" set "benchEmployees" = null');
  const { rows } = await server.owner.query(
    `select "id" from "companies" where "type" = 'provider' and "status" = 'Active' order by "seq" limit 3`,
  );
  providerIds = rows.map(({ id }) => id);
  ({ companyId: recruiterId } = (await server.find('recruiter@talentbench.example')) as {
    companyId: string;
  });
  await server.owner.query('delete from "follows"');
  await server.owner.query('delete from "mails"');
  for (const companyId of [recruiterId, ...providerIds]) {
    await server.owner.query(`delete from "preferences" where "companyId" = $1 and "kind" = 'notification'`, [
      companyId,
    ]);
    await server.owner.query(
      `insert into "users" ("companyId", "userType", "role", "status", "firstName", "lastName", "fullName", "email",
         "verified", "premium", "skills", "education", "certifications", "profileViews", "loginCount")
       select c."id", c."type", 'Manager', 'Active', 'Person', n::text, 'Person ' || n, lower(c."id") || '-' || n || '@hour.example',
         false, false, '{}', '{}', '{}', 0, 0
       from "companies" c, generate_series(1, $2::integer) n where c."id" = $1`,
      [companyId, people],
    );
    await server.owner.query(
      `update "users" set "status" = 'Suspended' where "companyId" = $1 and "email" not like '%@hour.example'`,
      [companyId],
    );
  }
});
afterAll(() => server.close());

const addressOf = (companyId: string | undefined, who: number): string =>
  `${companyId?.toLowerCase()}-${who}@hour.example`;

/** One of the people does something, two minutes after the step before. */
const act = async <R>(
  [companyId, who]: [string | undefined, number],
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  row?: { version: number },
): Promise<R> => {
  minute += 2;
  server.setNow(new Date(today.getTime() + minute * 60_000));
  const caller = await server.as(addressOf(companyId, who));
  const tag: Record<string, string> = row ? { 'if-match': `"${row.version}"` } : {};
  const answer = await caller.send(method, `/api/v1/${path}`, body, tag);
  expect([answer.statusCode < 300, answer.body], `${method} ${path}`).toEqual([true, expect.anything()]);
  return answer.json();
};
const read = async <R>(companyId: string | undefined, path: string): Promise<R> =>
  (await (await server.as(addressOf(companyId, 1))).get(`/api/v1/${path}`)).json();

type Mail = { to: string; subject: string; note: string | null; link: string };
const mails = async (): Promise<Mail[]> =>
  (await server.owner.query<Mail>('select "to", "subject", "note", "link" from "mails" order by "seq"')).rows;
const mailed = async (address: string, subject: string): Promise<boolean> =>
  (await mails()).some(
    ({ to, subject: newest, note }) => to === address && `${newest}\n${note ?? ''}`.includes(subject),
  );

it('the hour of a recruiter sends few mails, to those whom each step concerns', async () => {
  const bench = {
    title: 'Engineer',
    skills: ['SQL'],
    experience: 5,
    location: 'Lyon',
    rate: 9000,
    published: true,
  };
  const candidates: Rows['candidates'][] = [];
  for (const [at, id] of providerIds.entries())
    candidates.push(await act([id, 1], 'POST', 'candidates', { ...bench, name: `Ada Bench${at}` }));
  expect(await mails()).toEqual([]);

  // One requisition to three providers, who each quote.
  const requisition = await act<Rows['requisitions']>([recruiterId, 1], 'POST', 'requisitions', {
    position: 'Bridge Builder',
    duration: '3 months',
    respondBy: '2026-06-20',
    providerIds,
    status: 'Sent',
  });
  const filter = encodeURIComponent(JSON.stringify({ requisitionId: requisition.id }));
  const threads = await read<Rows['requests'][]>(recruiterId, `requests?filter=${filter}`);
  expect(threads).toHaveLength(3);
  const quotes: Rows['proposals'][] = [];
  for (const [at, providerId] of providerIds.entries()) {
    const requestId = threads.find((one) => one.providerId === providerId)?.id;
    quotes.push(
      await act([providerId, 2], 'POST', 'proposals', {
        requestId,
        candidateId: candidates[at]?.id,
        rate: 9000,
        startDate: '2026-08-03',
        validUntil: '2026-06-25',
      }),
    );
  }
  expect(await mailed(addressOf(recruiterId, 1), 'Bridge Builder')).toBe(true);

  // Three requests for one candidate each, one of which is answered.
  for (const candidate of candidates)
    await act([recruiterId, 1], 'POST', 'requests', {
      candidateId: candidate.id,
      providerId: candidate.companyId,
      position: `Work of ${candidate.name}`,
      duration: '1 month',
    });
  for (const [at, providerId] of providerIds.entries())
    expect(await mailed(addressOf(providerId, 1), `Work of Ada Bench${at}`)).toBe(true);

  // The award, and a contract that is drafted, edited four times, sent and signed.
  const [quote] = quotes as [Rows['proposals']];
  await act([recruiterId, 1], 'PUT', `proposals/${quote.id}`, { status: 'Accepted' }, quote);
  expect(await mailed(addressOf(providerIds[0], 2), 'accepted')).toBe(true);
  const before = (await mails()).length;
  let contract = await act<Rows['contracts']>([providerIds[0], 2], 'POST', 'contracts', {
    recruiterId,
    proposalId: quote.id,
    candidateId: quote.candidateId,
    employee: quote.name,
    client: 'Harbour Hiring',
    type: 'SOW',
    startDate: '2026-08-03',
    endDate: '2026-12-31',
    rate: 9000,
    body: 'Work.',
  });
  for (const description of ['a', 'b', 'c', 'd'])
    contract = await act([providerIds[0], 2], 'PUT', `contracts/${contract.id}`, { description }, contract);
  expect((await mails()).length).toBe(before);
  await act([providerIds[0], 2], 'PUT', `contracts/${contract.id}`, { status: 'Pending' }, contract);
  expect(await mailed(addressOf(recruiterId, 1), 'waiting for your signature')).toBe(true);
  const ofContract = encodeURIComponent(JSON.stringify({ contractId: contract.id }));
  const [envelope] = await read<Rows['envelopes'][]>(recruiterId, `envelopes?filter=${ofContract}`);
  const signature = {
    status: 'Signed',
    kind: 'Typed',
    signature: 'A Name',
    contentHash: envelope?.contentHash,
  };
  for (const signer of await read<Rows['signers'][]>(recruiterId, `signers?filter=${ofContract}`))
    if (signer.status !== 'Signed') {
      const by: [string | undefined, number] =
        signer.side === 'recruiter' ? [recruiterId, 1] : [providerIds[0], 2];
      await act(by, 'PUT', `signers/${signer.id}`, signature, signer);
    }
  expect((await read<Rows['contracts']>(recruiterId, `contracts/${contract.id}`)).status).toBe('Active');
  expect(await mailed(addressOf(providerIds[0], 2), 'signed')).toBe(true);

  // An interview with another candidate.
  const entry = await act<Rows['pipelineEntries']>([recruiterId, 1], 'POST', 'pipelineEntries', {
    candidateId: candidates[1]?.id,
    stage: 'interview',
  });
  await act([recruiterId, 1], 'POST', 'interviews', {
    entryId: entry.id,
    startsAt: '2026-06-18T12:00:00.000Z',
    minutes: 45,
    interviewer: 'Rory',
    timeZone: 'Europe/Berlin',
  });
  expect(await mailed(addressOf(providerIds[1], 1), 'nterview')).toBe(true);

  const sent = await mails();
  expect(sent.length, sent.map(({ to, subject }) => `${to}: ${subject}`).join('\n')).toBeLessThanOrEqual(20);
  // Everyone else finds it in the inbox, and nobody is mailed about what they or a colleague did.
  const acted = [
    addressOf(recruiterId, 1),
    ...providerIds.flatMap((id) => [1, 2].map((who) => addressOf(id, who))),
  ];
  const others = sent.filter(({ to }) => !acted.includes(to));
  expect(others.every(({ subject }) => subject.includes('Bridge Builder'))).toBe(true);
  const { rows } = await server.owner.query(
    `select u."email", count(*)::int as n from "notifications" n join "users" u on u."id" = n."userId"
     where u."email" = $1 group by 1`,
    [addressOf(recruiterId, 9)],
  );
  expect(rows[0]?.n).toBeGreaterThanOrEqual(4);
});

/** A request of a recruiter’s first person for a candidate of a provider’s first person. */
const ask = async (providerId: string, position: string): Promise<Rows['requests']> => {
  const candidate = await act<Rows['candidates']>([providerId, 1], 'POST', 'candidates', {
    title: 'Engineer',
    skills: ['SQL'],
    experience: 5,
    location: 'Lyon',
    rate: 9000,
    name: `Bea ${position}`,
  });
  return act([recruiterId, 1], 'POST', 'requests', {
    candidateId: candidate.id,
    providerId,
    position,
    duration: '1 month',
  });
};
const addressees = async (): Promise<string[]> => [...new Set((await mails()).map(({ to }) => to))].sort();

it('a colleague who follows a request is mailed about its steps and messages, one who does not is not', async () => {
  const [providerId = ''] = providerIds;
  const request = await ask(providerId, 'Crane Driver');
  await act([providerId, 5], 'POST', 'follows', { noun: 'requests', target: request.id });
  const message = { requestId: request.id, text: 'When could she start?' };
  await act([providerId, 1], 'POST', 'conversationMessages', message);
  const concerned = [addressOf(providerId, 1), addressOf(providerId, 5)];

  await server.owner.query('delete from "mails"');
  await act([recruiterId, 1], 'POST', 'conversationMessages', message);
  expect(await addressees()).toEqual(concerned);

  await server.owner.query('delete from "mails"');
  await act([recruiterId, 1], 'PUT', `requests/${request.id}`, { status: 'Withdrawn' }, request);
  expect(await addressees()).toEqual(concerned);
});

it('steps of a record within ten minutes are one mail with the newest as its subject, a later step is another mail', async () => {
  const [providerId = ''] = providerIds;
  const asked = 'Corvane Financial sent you a request for Rigger';
  const withdrawn = 'Corvane Financial withdrew the request for Rigger';
  const link = (request: Rows['requests']) => `/provider/requests/${request.id}/show`;
  await server.owner.query('delete from "mails"');
  const soon = await ask(providerId, 'Rigger');
  minute += 6;
  await act([recruiterId, 1], 'PUT', `requests/${soon.id}`, { status: 'Withdrawn' }, soon);
  const to = addressOf(providerId, 1);
  expect(await mails()).toEqual([{ to, subject: withdrawn, note: asked, link: link(soon) }]);

  await server.owner.query('delete from "mails"');
  const late = await ask(providerId, 'Rigger');
  minute += 9;
  await act([recruiterId, 1], 'PUT', `requests/${late.id}`, { status: 'Withdrawn' }, late);
  expect(await mails()).toEqual([
    { to, subject: asked, note: null, link: link(late) },
    { to, subject: withdrawn, note: null, link: link(late) },
  ]);
});
