import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCandidate } from '../testing/newCandidate.ts';
import { type Caller, openTestServer, type TestServer } from '../testing/openTestServer.ts';

let server: TestServer;
let provider: Caller;
let recruiter: Caller;
let admin: Caller;
beforeAll(async () => {
  server = await openTestServer();
  provider = await server.as('provider@talentbench.example');
  recruiter = await server.as('recruiter@talentbench.example');
  admin = await server.as('admin@talentbench.example');
});
afterAll(() => server.close());

const listUrl = (asked: Record<string, unknown>, noun = 'candidates') =>
  `/api/v1/${noun}?${new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]))}`;
const countOf = async () => (await provider.get(listUrl({ range: [0, 0] }))).headers['content-range'];

describe('a list', () => {
  it('links to its next page, and the pages make up the list', async () => {
    const sort = JSON.stringify(['name', 'DESC']);
    const filter = JSON.stringify({ experience_gte: 6 });
    const whole = await provider.get(listUrl({ sort, filter, range: [0, 999] }));
    expect(whole.headers.link).toBeUndefined();
    const ids = whole.json().map(({ id }: { id: string }) => id);
    const read: string[] = [];
    let next: string | undefined = listUrl({ sort, filter, range: [0, 4] });
    while (next) {
      const page = await provider.get(next);
      const { link, 'content-range': span } = page.headers;
      expect(span).toBe(`candidates ${read.length === 0 ? '0-4' : '*'}/${ids.length}`);
      read.push(...page.json().map(({ id }: { id: string }) => id));
      next = /^<(.+)>; rel="next"$/.exec(String(link))?.[1];
    }
    expect(ids.length).toBeGreaterThan(10);
    expect(read).toEqual(ids);
  });
});

describe('a write', () => {
  it('is audited with author, action, before and after, in the same transaction', async () => {
    const made = await provider.send('POST', '/api/v1/candidates', newCandidate);
    const { id } = made.json();
    await provider.send('PUT', `/api/v1/candidates/${id}`, { rate: 9900 }, { 'if-match': '"1"' });
    const trail = (
      await provider.get(listUrl({ filter: { target: id }, sort: ['id', 'ASC'] }, 'auditLogs'))
    ).json();
    expect(trail).toMatchObject([
      { action: 'create', noun: 'candidates', before: null, ip: '127.0.0.1', status: 'Success' },
      { action: 'edit', noun: 'candidates' },
    ]);
    expect(JSON.parse(trail[1].before)).toMatchObject({ rate: 9500, version: 1 });
    expect(JSON.parse(trail[1].after)).toMatchObject({ rate: 9900, version: 2 });
  });

  it('that fails leaves nothing behind, including its audit entry', async () => {
    const before = [
      await countOf(),
      (await admin.get(listUrl({ range: [0, 0] }, 'auditLogs'))).headers['content-range'],
    ];
    expect(
      (await provider.send('POST', '/api/v1/candidates', { ...newCandidate, rate: 'much' })).statusCode,
    ).toBe(400);
    expect([
      await countOf(),
      (await admin.get(listUrl({ range: [0, 0] }, 'auditLogs'))).headers['content-range'],
    ]).toEqual(before);
  });

  it('with a key is executed once, even when sent twice at the same time', async () => {
    const key = { 'idempotency-key': 'a-key-of-a-lost-answer' };
    const before = await countOf();
    const answers = await Promise.all(
      [1, 2, 3].map(() => provider.send('POST', '/api/v1/candidates', newCandidate, key)),
    );
    expect(
      new Set(answers.map((answer) => `${answer.statusCode} ${answer.headers.etag} ${answer.body}`)).size,
    ).toBe(1);
    const after = await countOf();
    expect(Number(String(after).split('/')[1])).toBe(Number(String(before).split('/')[1]) + 1);
    expect(
      (await provider.send('POST', '/api/v1/candidates', { ...newCandidate, name: 'Another' }, key))
        .statusCode,
    ).toBe(422);
    expect((await recruiter.send('POST', '/api/v1/jobs', {}, key)).statusCode).toBe(400);
  });

  it('of an outdated version is refused with the current row; one without a version too', async () => {
    const { id } = (await provider.send('POST', '/api/v1/candidates', newCandidate)).json();
    const edit = (version: string | null, rate: number) =>
      provider.send('PUT', `/api/v1/candidates/${id}`, { rate }, version ? { 'if-match': version } : {});
    expect((await edit('"1"', 9600)).headers.etag).toBe('"2"');
    const stale = await edit('"1"', 9700);
    expect([stale.statusCode, stale.headers.etag, stale.json().details.current.rate]).toEqual([
      412,
      '"2"',
      9600,
    ]);
    expect([(await edit(null, 9700)).statusCode, (await edit('2', 9700)).statusCode]).toEqual([428, 400]);
  });

  it('by two people at once succeeds for one of them', async () => {
    const { id } = (await provider.send('POST', '/api/v1/candidates', newCandidate)).json();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        provider.send('PUT', `/api/v1/candidates/${id}`, { rate: 9000 + n }, { 'if-match': '"1"' }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 412, 412, 412]);
  });
});

describe('invalid input', () => {
  const bodies: [string, string][] = [
    ['malformed JSON', '{"name": '],
    ['a list', '[]'],
    ['nothing', ''],
    ['a number', '7'],
    [
      'wrong types',
      JSON.stringify({ ...newCandidate, name: 7, skills: 'Spark', experience: '6', published: 'yes' }),
    ],
    ['unknown fields', JSON.stringify({ ...newCandidate, colour: 'red' })],
    ['a prototype', '{"__proto__": {"admin": true}, "name": "x"}'],
    ['a constructor', '{"constructor": {"prototype": {"admin": true}}}'],
    ['null bytes', JSON.stringify({ ...newCandidate, name: 'Da\u0000na' })],
    ['half a surrogate pair with a null byte', '{"name":"\\ud800\\u0000"}'],
    ['a number beyond all bounds', JSON.stringify({ ...newCandidate, rate: 1e300 })],
    ['a year beyond all bounds', JSON.stringify({ ...newCandidate, availableFrom: '99999-01-01' })],
    ['a day that does not exist', JSON.stringify({ ...newCandidate, availableFrom: '2026-02-30' })],
    ['a foreign id', JSON.stringify({ ...newCandidate, companyId: 'CO-003' })],
    [
      'fields the server sets',
      JSON.stringify({ ...newCandidate, id: 'BE-1', version: 9, listed: true, profileViews: 9 }),
    ],
    ['deep nesting', `{"name":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
    ['too long a text', JSON.stringify({ ...newCandidate, name: 'x'.repeat(121) })],
    [
      'too many skills',
      JSON.stringify({ ...newCandidate, skills: Array.from({ length: 61 }, (_, n) => `Skill ${n}`) }),
    ],
  ];
  it.each(bodies)('%s is refused with a message, and nothing is stored', async (_what, body) => {
    const before = await countOf();
    const answer = await provider.send('POST', '/api/v1/candidates', body);
    expect([answer.statusCode, answer.json().success, answer.json().code]).toEqual([
      400,
      false,
      expect.stringMatching(/^(row\.invalid|request\.[\w-]+)$/),
    ]);
    expect(answer.json()).toMatchObject({
      message: expect.stringMatching(/\w{3}/),
      requestId: expect.any(String),
    });
    expect(await countOf()).toBe(before);
  });

  it('that is too large gets 413, and what is not JSON 415', async () => {
    expect(
      (await provider.send('POST', '/api/v1/candidates', JSON.stringify({ name: 'x'.repeat(1_100_000) })))
        .statusCode,
    ).toBe(413);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
    ])
      expect(
        (await provider.send('POST', '/api/v1/candidates', 'name=Dana', { 'content-type': type })).statusCode,
      ).toBe(415);
  });

  const addresses = [
    listUrl({ filter: '{' }),
    listUrl({ filter: '[]' }),
    listUrl({ filter: { colour: 1 } }),
    listUrl({ filter: { name_like: 'x' } }),
    listUrl({ filter: { rate_gte: { $ne: 1 } } }),
    listUrl({ filter: { q: { $regex: '.*' } } }),
    listUrl({ filter: { experience: 1e99 } }),
    listUrl({ filter: { createdAt_gte: 'yesterday' } }),
    listUrl({ filter: { name: 'a\u0000b' } }),
    listUrl({ filter: { searchText: 'x' } }),
    listUrl({ filter: { seq: 1 } }),
    listUrl({ sort: ['rate;drop table users', 'ASC'] }),
    listUrl({ sort: ['rate', 'sideways'] }),
    listUrl({ sort: 'rate' }),
    listUrl({ range: [0, 1000] }),
    listUrl({ range: [-1, 5] }),
    listUrl({ range: [0, 1e30] }),
    listUrl({ page: '1' }),
  ];
  it.each(addresses)('in a list’s URL gets 400: %s', async (address) => {
    const answer = await provider.get(address);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'row.invalid']);
  });

  it('in an id responds as for a row that does not exist', async () => {
    for (const id of [
      '%00',
      '%',
      '..%2f..%2fetc',
      "BE-1'--",
      'BE-99999999999999999999999',
      'CO-001',
      'x'.repeat(99),
      '🙂',
    ])
      expect([id, (await provider.get(`/api/v1/candidates/${id}`)).statusCode]).toEqual([
        id,
        expect.toSatisfy((status) => status === 404 || status === 400 || status === 414),
      ]);
  });

  it('does not include unusual text, which is stored as typed and found again', async () => {
    const name = `Robert'); drop table "users";-- <script>alert(1)</script> 100%_\\ 🙂 é`;
    const made = (await provider.send('POST', '/api/v1/candidates', { ...newCandidate, name })).json();
    expect((await provider.get(`/api/v1/candidates/${made.id}`)).json().name).toBe(name);
    for (const q of ['100%_\\', '<script>', `"Robert')"`, '🙂'])
      expect(
        (await provider.get(listUrl({ filter: { q } }))).json().map((row: { id: string }) => row.id),
      ).toEqual([made.id]);
  });
});

describe('the API', () => {
  it('shows recruiters a new candidate on the bench, without the provider’s private fields', async () => {
    const { id } = (
      await provider.send('POST', '/api/v1/candidates', {
        ...newCandidate,
        name: 'Noor Haddad',
        cost: 4200,
        notes: 'raise due',
      })
    ).json();
    const found = (await recruiter.get(listUrl({ filter: { q: 'noor had' } }))).json();
    expect(found).toMatchObject([{ id, name: 'Noor Haddad', rate: 9500 }]);
    expect(Object.keys(found[0])).not.toEqual(expect.arrayContaining(['cost']));
    expect(Object.keys(found[0])).not.toEqual(expect.arrayContaining(['notes']));
    expect((await recruiter.get(listUrl({ filter: { cost_gte: 1 } }))).statusCode).toBe(400);
  });

  it('describes itself with OpenAPI', async () => {
    const document = (await server.anonymous.get('/api/v1/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/candidates',
        '/candidates/{id}',
        '/auth/login',
        '/auth/password-reset',
        '/auth/password-link/use',
        '/talent/counts',
        '/mails/{id}/text',
      ]),
    );
    expect(document.paths['/auditLogs'].post).toBeUndefined();
    const signUp = document.paths['/signUpRequests'].post;
    expect(signUp.security).toEqual([]);
    const [, name] = signUp.requestBody.content['application/json'].schema.$ref.split('/schemas/');
    expect(Object.keys(document.components.schemas[name].properties)).toEqual([
      'firstName',
      'lastName',
      'email',
      'company',
      'userType',
      'benchEmployees',
      'message',
      'language',
      'homepage',
    ]);
  });

  it('has no other addresses', async () => {
    expect((await provider.get('/api/v1/secrets')).statusCode).toBe(404);
    expect((await provider.get('/api/v1/')).json()).toMatchObject({
      success: false,
      code: 'address.missing',
    });
  });
});
