import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { can, scopesOf } from '../../domain/access/can.ts';
import { permissionsOf } from '../../domain/access/permissions.ts';
import { nounNames } from '../../domain/contract/index.ts';
import { insightNames, insightOf } from '../../domain/insight/insights.ts';
import { type Caller, openTestServer, type TestServer } from '../testing/openTestServer.ts';

const name = 'Zyxandria Quobbleton';
const firm = 'Vrixlebend Staffing';
const contacts = ['zyx@quobbleton.example', '+49 171 7654321', 'linkedin.com/in/zyxq', 'zyxq.dev'];
/** What the provider writes in any place. */
const told = `Zyxandria of Vrixlebend: ${contacts.join(', ')}, Boss`;
/** Nothing of these may be in an answer: parts of the name, of the firm's, and contact details. */
const secrets = ['zyxandria', 'quobbleton', 'vrixlebend', '7654321', 'zyxq'];

let server: TestServer;
let provider: Caller;
let recruiter: Caller;
let providerId: string;
let recruiterId: string;

const put = async (by: Caller, path: string, body: object) => {
  const { version } = (await by.get(`/api/v1/${path}`)).json();
  const answer = await by.send('PUT', `/api/v1/${path}`, body, { 'if-match': `"${version}"` });
  expect([path, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([path, 200, '']);
  return answer.json();
};
const post = async (by: Caller, path: string, body: object) => {
  const answer = await by.send('POST', `/api/v1/${path}`, body);
  expect([path, answer.statusCode < 300 ? 'made' : answer.body]).toEqual([path, 'made']);
  return answer.json();
};
const list = async (by: Caller, noun: string, filter: object = {}, sort = ['id', 'ASC']) => {
  const asked = `filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${encodeURIComponent(JSON.stringify(sort))}`;
  return (await by.get(`/api/v1/${noun}?${asked}&range=[0,999]`)).json();
};
const candidateForm = {
  name,
  title: 'Quantum Plumbing Engineer',
  skills: ['Kubernetes', 'Go'],
  experience: 9,
  location: 'Lyon',
  rate: 9900,
  currency: 'EUR',
  status: 'Available',
  email: contacts[0],
  phone: contacts[1],
  summary: `Zyxandria built Rust services from 2019-2023 at version 10.5.2. Write to ${contacts.join(' or ')}.`,
  engagements: [
    {
      title: 'Lead',
      client: 'Acme',
      from: '2019-01',
      to: null,
      summary: `Z. Quobbleton, see ${contacts[3]}`,
    },
  ],
  certificates: [{ name: `CKA of Zyxandria Quobbleton, ${contacts[2]}`, year: 2022 }],
};

/** Each answer that the recruiter gets from any route, by the route. */
const readAll = async (by: Caller, userType: 'recruiter', jobId: string, candidateIds: string[]) => {
  const answers = new Map<string, string>();
  const keep = async (path: string, answer: ReturnType<Caller['get']>) => {
    const { body, headers, statusCode } = await answer;
    answers.set(path, `${statusCode} ${JSON.stringify(headers)} ${body}`);
    return statusCode === 200 || statusCode === 201 ? body : '[]';
  };
  const get = (path: string) => keep(path, by.get(`/api/v1/${path}`));
  const actor = { userId: '', userType, companyId: recruiterId, permissions: permissionsOf('Admin') };
  for (const noun of nounNames.filter((one) => can(actor, 'list', one))) {
    const rows = JSON.parse(await get(`${noun}?range=[0,999]&sort=["id","DESC"]`)) as { id: string }[];
    const ids = noun === 'candidates' ? candidateIds : rows.slice(0, 5).map(({ id }) => id);
    for (const id of ids) await get(`${noun}/${id}`);
    for (const id of ids) await get(`${noun}/${id}/personalData`);
  }
  for (const q of [...secrets, 'Quantum']) {
    const filter = encodeURIComponent(JSON.stringify({ q }));
    for (const noun of [
      'candidates',
      'pipelineEntries',
      'applications',
      'talentPoolMembers',
      'tasks',
      'requests',
      'requestSteps',
      'proposals',
      'conversationMessages',
    ])
      await get(`${noun}?filter=${filter}`);
    await get(`facets/candidates?filter=${filter}`);
    await get(`matching/candidates?jobId=${jobId}&filter=${filter}`);
    await get(`talent/counts?q=${q}`);
  }
  for (const insight of insightNames.filter((one) => insightOf(one).userType === userType))
    for (const more of ['', '?days=30', `?jobId=${jobId}`]) await get(`insights/${insight}${more}`);
  for (const id of candidateIds) {
    await get(`candidates/${id}/timeline?perPage=100`);
    await get(`candidates/${id}/photo/1.png`);
  }
  await get(`jobs/${jobId}/applicants`);
  await get('vocabulary');
  await get('settings');
  for (const { id } of await list(by, 'pipelineEntries', { candidateId: candidateIds }))
    await get(`pipelineEntries/${id}/scorecards`);
  for (const { id } of await list(by, 'requests', { candidateId: candidateIds })) {
    await get(`requests/${id}/fit`);
    await keep(
      `requests/${id}/viewers`,
      by.send('POST', `/api/v1/requests/${id}/viewers`, { stream: 'a', isOpen: true }),
    );
  }
  const send = (path: string, body: object) => keep(path, by.send('POST', `/api/v1/${path}`, body));
  await send('matching/scores', { jobId, ids: candidateIds });
  const criteria = { title: 'Quantum Plumbing Engineer', skills: [{ name: 'Rust' }], text: 'Rust services' };
  const search = JSON.parse(await send('matching/searches', { criteria, top: 100 }));
  await get(`matching/searches/${search.searchId}`);
  await send('matching/providers', { position: 'Quantum Plumbing Engineer', skills: ['Kubernetes'] });
  for (const page of ['jobs', 'sitemap.xml', `jobs/${jobId}`])
    await keep(page, server.anonymous.get(`/${page}`));
  return answers;
};

/** The routes whose answers have one of these words. */
const routesWith = (answers: ReadonlyMap<string, string>, words: readonly string[]): string[] =>
  [...answers].flatMap(([path, body]) =>
    words.filter((word) => body.toLowerCase().includes(word.toLowerCase())).map((word) => `${path}: ${word}`),
  );
/** The provider stands in the directory of companies, and so does its id. */
const isDirectory = (found: string) => /^companies/.test(found);

describe('a masked candidate', () => {
  let candidateId: string;
  let jobId: string;
  let requestId: string;

  beforeAll(async () => {
    server = await openTestServer();
    const { owner } = server;
    await owner.query(
      `insert into "companies" ("type", "name", "industry", "location", "currency", "status", "subscription", "verification", "joinDate", "placements")
       values ('provider', $1, 'IT Services', 'Lyon', 'EUR', 'Active', 'Basic', 'Verified', '2026-01-05', 0)`,
      [firm],
    );
    providerId = (await owner.query('select "id" from "companies" where "name" = $1', [firm])).rows[0].id;
    recruiterId = (await server.find('recruiter@talentbench.example')).companyId as string;
    const columns = (
      await owner.query(
        `select "column_name" as "column" from information_schema.columns where table_name = 'users' and is_generated = 'NEVER' and is_identity = 'NO'`,
      )
    ).rows
      .map(({ column }) => column as string)
      .filter((column) => !['email', 'companyId', 'fullName', 'lastName'].includes(column))
      .map((column) => `"${column}"`)
      .join(', ');
    await owner.query(
      `insert into "users" (${columns}, "email", "companyId", "fullName", "lastName")
       select ${columns}, 'boss@vrixlebend.example', $1, 'Boss Vrixlebend', 'Vrixlebend' from "users" where "email" = 'provider@talentbench.example'`,
      [providerId],
    );
    provider = await server.as('boss@vrixlebend.example');
    recruiter = await server.as('recruiter@talentbench.example');
    await put(provider, `companies/${providerId}`, { maskCandidates: true });
    candidateId = (await post(provider, 'candidates', candidateForm)).id;
    [{ id: jobId }] = await list(recruiter, 'jobs', { status: 'Active' });
  });
  afterAll(() => server.close());

  it('is read with initials and without its provider', async () => {
    const seen = (await recruiter.get(`/api/v1/candidates/${candidateId}`)).json();
    expect(seen).toMatchObject({
      name: `Z. Q. · ${candidateId}`,
      companyId: null,
      photo: null,
      providerVerified: true,
      summary:
        'Z. Q. built Rust services from 2019-2023 at version 10.5.2. Write to ••• or ••• or ••• or •••.',
    });
    expect(seen).not.toHaveProperty('email');
    expect(seen).not.toHaveProperty('initials');
    const own = (await provider.get(`/api/v1/candidates/${candidateId}`)).json();
    expect(own).toMatchObject({ name, companyId: providerId, masked: true });
  });

  it('cannot be found by name, by provider, or by the place of the name in the order', async () => {
    for (const filter of [{ q: 'zyxandria' }, { name }, { companyId: providerId }])
      expect(await list(recruiter, 'candidates', filter)).toEqual([]);
    const found = await list(recruiter, 'candidates', { q: 'quantum plumb' });
    expect(found.map(({ id }: { id: string }) => id)).toEqual([candidateId]);
    // Between "Yz" and "Z. Z": the order is that of the initials.
    const all: { id: string; name: string }[] = await list(recruiter, 'candidates', {}, ['name', 'ASC']);
    const after = all.slice(all.findIndex(({ id }) => id === candidateId) + 1);
    expect(after.every((one) => one.name.localeCompare('Z. Q.', 'en') >= 0)).toBe(true);
  });

  it('is named in no answer that a recruiter gets, also after working with it', async () => {
    const guess = await recruiter.send('POST', '/api/v1/requests', {
      ...requestFor(candidateId),
      providerId,
    });
    const wrong = await recruiter.send('POST', '/api/v1/requests', {
      ...requestFor(candidateId),
      providerId: 'CO-001',
    });
    expect([guess.statusCode, guess.json().errors]).toEqual([400, wrong.json().errors]);
    requestId = (await post(recruiter, 'requests', requestFor(candidateId))).id;
    const [pool] = await list(recruiter, 'talentPools');
    await post(recruiter, 'talentPoolMembers', { poolId: pool.id, candidateId });
    await post(recruiter, 'candidateTags', { candidateId, tag: 'Rare' });
    const { userId } = (await recruiter.get('/api/v1/auth/profile')).json().data ?? {};
    const me = userId ?? (await server.find('recruiter@talentbench.example')).id;
    await post(recruiter, 'tasks', { userId: me, title: 'Call', dueDate: '2026-06-20', candidateId });
    await post(provider, 'applications', {
      jobId,
      candidateId,
      rate: 9900,
      currency: 'EUR',
      message: told,
    });
    const [application] = await list(recruiter, 'applications', { candidateId });
    await put(recruiter, `applications/${application.id}`, { status: 'In Pipeline' });
    const [entry] = await list(recruiter, 'pipelineEntries', { candidateId });
    await post(recruiter, 'interviews', {
      entryId: entry.id,
      startsAt: '2026-06-16T09:00:00.000Z',
      interviewer: 'Rory',
    });
    await put(recruiter, `pipelineEntries/${entry.id}`, { stage: 'interview' });
    await provider.get(`/api/v1/requests/${requestId}`);
    await post(provider, 'requestSteps', { requestId, kind: 'question', text: told });
    await post(provider, 'conversationMessages', { requestId, text: told });
    const declinedId = (await post(recruiter, 'requests', requestFor(candidateId))).id;
    await post(provider, 'requestSteps', { requestId: declinedId, kind: 'answer', text: told });
    await put(provider, `requests/${declinedId}`, { status: 'Declined', endReason: 'Other', reason: told });
    await post(recruiter, 'requestSteps', { requestId, kind: 'answer', text: 'As stated' });

    const answers = await readAll(recruiter, 'recruiter', jobId, [candidateId]);
    expect(answers.size).toBeGreaterThan(150);
    expect(answers.get(`requests/${declinedId}`)).toContain('Z. Q. of •••: •••, •••, ••• •••, •••');
    const leaks = routesWith(answers, [...secrets, `"${providerId}"`]);
    expect(leaks.filter((found) => !isDirectory(found))).toEqual([]);
    const seen = [...answers.values()].filter((body) => body.includes(`Z. Q. · ${candidateId}`));
    expect(seen.length).toBeGreaterThan(10);

    const { rows: mails } = await server.owner.query(
      `select * from "mails" where "userId" in (select "id" from "users" where "companyId" = $1)`,
      [recruiterId],
    );
    const { rows: changes } = await server.owner.query('select * from "rowChanges"');
    for (const secret of secrets)
      expect(JSON.stringify([mails, changes]).toLowerCase()).not.toContain(secret);
  });

  it('is readable in the database by the recruiter’s own account through the mask alone', async () => {
    const scopes = scopesOf(
      { userId: '', userType: 'recruiter', companyId: recruiterId, permissions: permissionsOf('Admin') },
      'list',
      'candidates',
    );
    expect(scopes).toHaveLength(1);
    for (const column of ['name', 'companyId', 'summary', 'searchText', 'initials', 'revealedTo']) {
      const role = `${server.database.name}_recruiter`;
      const { rows } = await server.owner.query(
        "select has_column_privilege($1, '\"candidates\"', $2, 'select') as may",
        [role, column],
      );
      expect([column, rows[0].may]).toEqual([column, false]);
    }
  });

  it('is named once the provider quotes it, in rows of before as well, and the provider reads to whom', async () => {
    await post(provider, 'proposals', {
      requestId,
      candidateId,
      rate: 9900,
      currency: 'EUR',
      startDate: '2026-07-01',
    });
    const seen = (await recruiter.get(`/api/v1/candidates/${candidateId}`)).json();
    expect(seen).toMatchObject({ name, companyId: providerId, summary: candidateForm.summary });
    expect(seen).not.toHaveProperty('email');
    for (const noun of ['applications', 'pipelineEntries', 'talentPoolMembers', 'proposals'])
      expect([noun, (await list(recruiter, noun, { candidateId }))[0].name]).toEqual([noun, name]);
    const [application] = await list(recruiter, 'applications', { candidateId });
    const [entry] = await list(recruiter, 'pipelineEntries', { candidateId });
    expect([application.message, entry.screeningNotes]).toEqual([told, told]);
    expect((await list(recruiter, 'tasks', { candidateId }))[0].about).toBe(name);
    expect(await list(recruiter, 'requests', { candidateId })).toMatchObject([
      { providerId },
      { providerId, response: told, reason: told },
    ]);
    const steps = await list(recruiter, 'requestSteps', { requestId });
    expect(steps.map(({ author }: { author: string }) => author)).toContain('Boss Vrixlebend');
    expect(await list(provider, 'reveals', { candidateId })).toMatchObject([
      { recruiterId, candidateId, reason: 'Quote', requestId },
    ]);
    expect((await recruiter.get('/api/v1/reveals')).statusCode).toBe(403);
  });

  it('is named to a recruiter while an NDA between the two companies is active', async () => {
    const second = (
      await post(provider, 'candidates', { ...candidateForm, email: null, name: 'Qyrindel Vosk' })
    ).id;
    const named = async () => (await recruiter.get(`/api/v1/candidates/${second}`)).json().name;
    expect(await named()).toBe(`Q. V. · ${second}`);
    await put(provider, `companies/${providerId}`, { requireNda: true });
    const sow = await post(provider, 'contracts', {
      recruiterId,
      client: 'The Client',
      employee: 'Somebody Else',
      type: 'SOW',
      startDate: '2026-07-01',
      endDate: '2026-12-31',
      rate: 9900,
    });
    const early = await provider.send(
      'PUT',
      `/api/v1/contracts/${sow.id}`,
      { status: 'Pending' },
      {
        'if-match': `"${sow.version}"`,
      },
    );
    expect([early.statusCode, early.json().message]).toEqual([
      409,
      'Your company requires an active NDA before a statement of work is sent. Sign an NDA with The Client first.',
    ]);
    const nda = await post(provider, 'contracts', {
      recruiterId,
      client: 'The Client',
      type: 'NDA',
      startDate: '2026-06-15',
      endDate: '2027-06-15',
      body: 'Secrets stay secret.',
    });
    const signers = [
      { side: 'provider', name: 'Pat Provider' },
      { side: 'recruiter', name: 'Rory Recruiter' },
    ];
    const envelope = await post(provider, 'envelopes', { contractId: nda.id, signers });
    for (const [by, side] of [
      [provider, 'provider'],
      [recruiter, 'recruiter'],
    ] as const) {
      const [signer] = await list(by, 'signers', { envelopeId: envelope.id, side });
      const { contentHash } = envelope;
      await put(by, `signers/${signer.id}`, {
        status: 'Signed',
        kind: 'Typed',
        signature: 'A Name',
        contentHash,
      });
    }
    expect(await named()).toBe('Qyrindel Vosk');
    await put(provider, `contracts/${sow.id}`, { status: 'Pending' });
    expect(await list(provider, 'reveals', { reason: 'NDA' })).toMatchObject([
      { candidateId: null, recruiterId },
    ]);
    // A candidate who joins later is named as well.
    const third = (
      await post(provider, 'candidates', { ...candidateForm, email: null, name: 'Umbrik Tolvane' })
    ).id;
    expect((await recruiter.get(`/api/v1/candidates/${third}`)).json().name).toBe('Umbrik Tolvane');
    await put(provider, `contracts/${nda.id}`, { status: 'Terminated', endReason: 'Agreed' });
    expect(await named()).toBe(`Q. V. · ${second}`);
    expect((await recruiter.get(`/api/v1/candidates/${candidateId}`)).json().name).toBe(name);
  });

  it('shows its name to everyone when the provider stops masking', async () => {
    await put(provider, `companies/${providerId}`, { maskCandidates: false });
    const names = (await list(recruiter, 'candidates', { companyId: providerId })).map(
      (one: { name: string }) => one.name,
    );
    expect(names.toSorted()).toEqual(['Qyrindel Vosk', 'Umbrik Tolvane', name]);
  });
});

const requestFor = (candidateId: string) => ({
  candidateId,
  position: 'Plumber of quanta',
  skills: ['Go'],
  duration: '6 months',
  urgency: 'Low',
});
