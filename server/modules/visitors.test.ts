import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errorTexts } from '../testing/errorTexts.ts';
import { openTestServer, type TestServer, today } from '../testing/openTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ proxies: 1 });
});
afterAll(() => server.close());
afterEach(() => server.setNow(today));

const post = (noun: string, body: unknown, headers: Record<string, string> = {}) =>
  server.anonymous.send('POST', `/api/v1/${noun}`, body, headers);
const from = (address: string) => ({ 'x-forwarded-for': address });
const count = async (table: string, condition = 'true') =>
  (await server.owner.query(`select count(*)::int as n from "${table}" where ${condition}`)).rows[0].n;

const ada = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@engines.example',
  company: 'Engines Ltd',
  userType: 'recruiter',
};
const letter = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@engines.example',
  subject: 'Two engineers',
  message: 'From June, please.',
};

describe('a public form', () => {
  it('reports each invalid field, and stores nothing', async () => {
    const before = await count('signUpRequests');
    const answer = await post('signUpRequests', { email: 'ada', userType: 'admin', firstName: ' ' });
    expect([answer.statusCode, errorTexts(answer)]).toEqual([
      400,
      {
        firstName: 'Required',
        lastName: 'Required',
        email: 'Please enter a valid email',
        company: 'Required',
        userType: 'Choose one of provider, recruiter',
      },
    ]);
    const message = await post('contactMessages', { ...letter, message: 'x'.repeat(4001) });
    expect(errorTexts(message)).toEqual({ message: 'At most 4000 characters' });
    for (const body of [null, [], 'x', 7]) expect((await post('signUpRequests', body)).statusCode).toBe(400);
    expect(await count('signUpRequests')).toBe(before);
  });

  it('accepts neither a state nor a reason from a visitor', async () => {
    const answer = await post('signUpRequests', { ...ada, status: 'Approved', reason: 'Please' });
    expect([answer.statusCode, errorTexts(answer)]).toEqual([
      400,
      { status: 'This can’t be set here', reason: 'This can’t be set here' },
    ]);
  });

  it('is stored, audited and visible to the operator, with no row in the response', async () => {
    const answer = await post('signUpRequests', { ...ada, language: 'fr', homepage: '' });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        success: true,
        data: null,
        message: 'Thank you. We will be in touch within 24 hours.',
        timestamp: today.toISOString(),
      },
    ]);
    const admin = await server.as('admin@talentbench.example');
    const [row] = (await admin.get('/api/v1/signUpRequests?sort=["id","DESC"]&range=[0,0]')).json();
    expect(row).toMatchObject({ ...ada, language: 'fr', status: 'Pending Approval', reason: null });
    const [audit] = (
      await admin.get(`/api/v1/auditLogs?filter=${JSON.stringify({ target: row.id })}`)
    ).json();
    expect(audit).toMatchObject({ userId: null, user: 'Visitor', action: 'create', noun: 'signUpRequests' });
  });

  it('waits once per email, in any spelling and even when sent several times at once', async () => {
    const email = 'twice@engines.example';
    const answers = await Promise.all(
      [email, email.toUpperCase(), ` ${email} `].map((one) => post('signUpRequests', { ...ada, email: one })),
    );
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await count('signUpRequests', `"email" = '${email}'`)).toBe(1);
    await server.owner.query(
      `update "signUpRequests" set "status" = 'Declined', "reason" = 'Too early' where "email" = $1`,
      [email],
    );
    await post('signUpRequests', { ...ada, email });
    expect(await count('signUpRequests', `"email" = '${email}'`)).toBe(2);
  });

  it('with a key is stored once, and the same key for another form is refused', async () => {
    const key = { 'idempotency-key': 'a-visitor-key-of-a-lost-answer' };
    const answers = await Promise.all([1, 2, 3].map(() => post('contactMessages', letter, key)));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    expect(await count('contactMessages', `"subject" = 'Two engineers'`)).toBe(1);
    expect((await post('contactMessages', { ...letter, subject: 'Other' }, key)).statusCode).toBe(422);
  });

  it('filled in by a bot gets a normal response and is discarded', async () => {
    for (const [noun, body] of [
      ['signUpRequests', { ...ada, email: 'bot@spam.example' }],
      ['contactMessages', { ...letter, email: 'bot@spam.example' }],
      ['newsletterSubscriptions', { email: 'bot@spam.example' }],
    ] as const) {
      const answer = await post(noun, { ...body, homepage: 'https://spam.example' });
      expect([noun, answer.statusCode, answer.json().data]).toEqual([noun, 201, null]);
      expect(await count(noun, `"email" = 'bot@spam.example'`)).toBe(0);
    }
  });

  it('for the newsletter stores an address once, and resubscribes former subscribers', async () => {
    const email = 'reader@engines.example';
    const [first, second] = [
      await post('newsletterSubscriptions', { email }),
      await post('newsletterSubscriptions', { email }),
    ];
    expect([first.statusCode, second.statusCode, second.body === first.body]).toEqual([201, 201, true]);
    await server.owner.query(
      `update "newsletterSubscriptions" set "status" = 'Unsubscribed' where "email" = $1`,
      [email],
    );
    await post('newsletterSubscriptions', { email });
    expect(await count('newsletterSubscriptions', `"email" = '${email}' and "status" = 'Subscribed'`)).toBe(
      1,
    );
  });

  it('is limited to twenty an hour per address, and works again later and from other addresses', async () => {
    const write = (n: number, address: string) =>
      post('contactMessages', { ...letter, subject: `Office ${n}` }, from(address));
    for (let n = 0; n < 20; n++) expect((await write(n, '203.0.113.7')).statusCode).toBe(201);
    const refused = await write(20, '203.0.113.7');
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
      429,
      '180',
      'Too many requests. Please try again in 3 minutes.',
    ]);
    expect((await write(21, '203.0.113.8')).statusCode).toBe(201);
    expect(
      (await post('newsletterSubscriptions', { email: 'x@y.example' }, from('203.0.113.7'))).statusCode,
    ).toBe(201);
    server.setNow(new Date(today.getTime() + 180_000));
    expect((await write(22, '203.0.113.7')).statusCode).toBe(201);
    expect((await write(23, '203.0.113.7')).statusCode).toBe(429);
  });

  it('counts an IPv6 network as one caller, and trusts only the proxy in front of the server', async () => {
    const write = (address: string) =>
      post('newsletterSubscriptions', { email: `${Math.random()}@y.example` }, from(address));
    for (let n = 0; n < 20; n++) await write(`1.2.3.${n}, 2001:db8:0:7::${n + 1}`);
    expect((await write('9.9.9.9, 2001:db8::7:0:0:0:99')).statusCode).toBe(429);
    expect((await write('9.9.9.9, 2001:db8:0:8::1')).statusCode).toBe(201);
  });

  it('stores no address of a caller', async () => {
    const { rows } = await server.owner.query('select "key" from "allowances"');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^\w+:[\da-f]{64}$/);
  });
});

describe('without a proxy', () => {
  it('a forwarded address is ignored', async () => {
    const direct = await openTestServer();
    for (let n = 0; n < 21; n++) {
      const answer = await direct.anonymous.send(
        'POST',
        '/api/v1/newsletterSubscriptions',
        { email: `${n}@y.example` },
        from(`1.2.3.${n}`),
      );
      expect(answer.statusCode).toBe(n < 20 ? 201 : 429);
    }
    await direct.close();
  });
});
