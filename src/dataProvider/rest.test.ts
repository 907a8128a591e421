import ky from 'ky';
import { HttpResponse, http } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentRow, isStale } from './conflict.ts';
import { createRestDataProvider } from './createRestDataProvider.ts';
import { refusal } from './suite/open.ts';

const origin = 'http://bench.example';
const provider = createRestDataProvider(
  ky.create({
    baseUrl: `${origin}/api/v1/`,
    retry: 0,
    timeout: 200,
    headers: { Authorization: 'Bearer a-token' },
  }),
);
const row = {
  id: 'BE-001',
  version: 3,
  createdAt: 'x',
  updatedAt: 'y',
  name: 'Ada',
  skills: ['SQL'],
  rate: 9,
};

type Sent = { method: string; path: string; headers: Headers; asked: Record<string, unknown>; body: unknown };
let sent: Sent[] = [];
let answer: () => Response | Promise<Response>;

const remember = async (request: Request) => {
  const { pathname, searchParams } = new URL(request.url);
  const asked = Object.fromEntries([...searchParams].map(([name, value]) => [name, JSON.parse(value)]));
  const text = await request.text();
  const body = text ? JSON.parse(text) : undefined;
  sent.push({ method: request.method, path: pathname, headers: request.headers, asked, body });
};
const server = setupServer(
  http.all(`${origin}/*`, async ({ request }) => {
    await remember(request.clone());
    return answer();
  }),
);
const rows = (data: unknown[], total: number) => () =>
  HttpResponse.json(data, { headers: { 'Content-Range': `candidates 0-1/${total}` } });
const refuse = (status: number, body: object) => () => HttpResponse.json(body, { status });
const keyOf = (call: Sent | undefined) => call?.headers.get('Idempotency-Key');

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  answer = () => HttpResponse.json(row);
});
afterEach(() => {
  sent = [];
});

describe('a read request', () => {
  test('for a list contains sort, range, filter and token', async () => {
    answer = rows([row], 2847);
    const found = await provider.getList('candidates', {
      sort: { field: 'name', order: 'DESC' },
      pagination: { page: 3, perPage: 25 },
      filter: { q: 'a&b=c', skills: ['C++'], rate_gte: 5, gone: undefined },
    });
    expect(found).toEqual({ data: [row], total: 2847 });
    expect(sent[0]).toMatchObject({ method: 'GET', path: '/api/v1/candidates' });
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer a-token');
    expect(sent[0]?.asked).toEqual({
      sort: ['name', 'DESC'],
      range: [50, 74],
      filter: { q: 'a&b=c', skills: ['C++'], rate_gte: 5 },
    });
  });

  test('for an empty list returns its total', async () => {
    answer = () => HttpResponse.json([], { headers: { 'Content-Range': 'candidates */0' } });
    expect(await provider.getList('candidates', {})).toEqual({ data: [], total: 0 });
  });

  test('for one row encodes its id', async () => {
    await provider.getOne('candidates', { id: 'a/b?c' });
    expect(sent[0]?.path).toBe('/api/v1/candidates/a%2Fb%3Fc');
  });

  test('for many rows sends each id once, in URLs of limited length', async () => {
    answer = rows([], 0);
    const ids = Array.from({ length: 450 }, (_, n) => `BE-${n}`);
    await provider.getMany('candidates', { ids: [...ids, 'BE-0'] });
    const asked = sent.map((call) => (call.asked.filter as { id: string[] }).id);
    expect(asked.flat()).toEqual(ids);
    expect(asked.map(({ length }) => length)).toEqual([200, 200, 50]);
    expect(sent.map((call) => call.asked.range)).toEqual([
      [0, 199],
      [0, 199],
      [0, 49],
    ]);
  });

  test('is not sent without ids', async () => {
    expect(await provider.getMany('candidates', { ids: [] })).toEqual({ data: [] });
    expect(sent).toEqual([]);
  });

  test('for referencing rows is a list with an additional filter', async () => {
    answer = rows([row], 1);
    await provider.getManyReference('candidates', {
      target: 'companyId',
      id: 'CO-001',
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 10 },
      filter: { status: 'Placed' },
    });
    expect(sent[0]?.asked.filter).toEqual({ status: 'Placed', companyId: 'CO-001' });
  });
});

describe('a write request', () => {
  test('for a new row has its own idempotency key', async () => {
    await provider.create('candidates', { data: { name: 'Ada', gone: undefined } });
    await provider.create('candidates', { data: { name: 'Ada' } });
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/v1/candidates', body: { name: 'Ada' } });
    expect(keyOf(sent[0])).toMatch(/^[\w-]{8,100}$/);
    expect(keyOf(sent[1])).not.toBe(keyOf(sent[0]));
  });

  test('that is on its way is not sent again', async () => {
    const answers: (() => void)[] = [];
    answer = () => new Promise((resolve) => answers.push(() => resolve(HttpResponse.json(row))));
    const create = (name: string, meta?: object) => provider.create('candidates', { data: { name }, meta });
    const update = () =>
      provider.update('candidates', { id: 'BE-001', data: { name: 'Ada King' }, previousData: row });
    const form = { form: 'one' };
    const begun = [create('Ada'), create('Ada'), create('Grace'), update(), update()];
    const fromForm = [create('Ada', form), create('Ada!', form)];
    await vi.waitFor(() => expect(answers).toHaveLength(4));
    for (const give of answers) give();
    expect(await Promise.all([...begun, ...fromForm])).toEqual(Array(7).fill({ data: row }));
    expect(sent.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { name: 'Ada' }],
      ['POST', { name: 'Grace' }],
      ['PUT', { name: 'Ada King' }],
      ['POST', { name: 'Ada' }],
    ]);
  });

  test('for an edit contains the changed fields without server-set ones, and the version it is based on', async () => {
    const data = { ...row, name: 'Ada King', skills: ['SQL'], updatedAt: 'z' };
    await provider.update('candidates', { id: 'BE-001', data, previousData: row });
    expect(sent[0]).toMatchObject({ method: 'PUT', path: '/api/v1/candidates/BE-001' });
    expect(sent[0]?.body).toEqual({ name: 'Ada King' });
    expect(sent[0]?.headers.get('If-Match')).toBe('"3"');
    expect(keyOf(sent[0])).toBeTruthy();
  });

  test('uses an explicit version before that of the form, and that before a refreshed row', async () => {
    const update = (data: object, meta?: object) =>
      provider.update('candidates', { id: 'BE-001', data, previousData: { ...row, version: 5 }, meta });
    await update({ name: 'x', version: 3 }, { version: 7 });
    await update({ name: 'x', version: 3 });
    await update({ name: 'x' });
    expect(sent.map(({ headers }) => headers.get('If-Match'))).toEqual(['"7"', '"3"', '"5"']);
  });

  test('sends a date from a form as text', async () => {
    const startsAt = new Date('2026-07-01T08:00:00Z');
    const previousData = { id: 'IV-001', version: 1, startsAt: '2026-07-01T08:00:00.000Z' };
    const sendMoment = (moment: Date) =>
      provider.update('interviews', { id: 'IV-001', data: { startsAt: moment }, previousData });
    await sendMoment(startsAt);
    await sendMoment(new Date('2026-07-02T08:00:00Z'));
    expect(sent.map(({ body }) => body)).toEqual([{}, { startsAt: '2026-07-02T08:00:00.000Z' }]);
  });

  test('for a delete contains the version, if it is known', async () => {
    answer = () => new HttpResponse(null, { status: 204 });
    const removed = await provider.delete('candidates', { id: 'BE-001', previousData: row });
    await provider.delete('candidates', { id: 'BE-001' });
    expect(removed).toEqual({ data: row });
    expect(sent.map(({ method, headers }) => [method, headers.get('If-Match')])).toEqual([
      ['DELETE', '"3"'],
      ['DELETE', null],
    ]);
  });

  test('for many rows is one request each, with the latest version', async () => {
    const two = { ...row, id: 'BE-002', version: 8 };
    answer = () => rows([row, two], 2)();
    await provider.updateMany('candidates', { ids: ['BE-001', 'BE-002'], data: { name: 'Same' } });
    const changes = sent.filter(({ method }) => method === 'PUT');
    expect(changes.map(({ path, body, headers }) => [path, body, headers.get('If-Match')])).toEqual([
      ['/api/v1/candidates/BE-001', { name: 'Same' }, '"3"'],
      ['/api/v1/candidates/BE-002', { name: 'Same' }, '"8"'],
    ]);
  });
});

describe('a failed request', () => {
  const stale = {
    success: false,
    code: 'row.stale',
    message: 'Someone else has changed this',
    details: { current: row },
  };

  test('contains status, message and field errors of a refusal', async () => {
    const body = {
      success: false,
      code: 'row.invalid',
      message: 'name: Required',
      errors: { name: 'Required' },
    };
    answer = refuse(400, body);
    const error = await refusal(provider.create('candidates', { data: {} }));
    expect([error.name, error.status, error.message, error.body]).toEqual([
      'HttpError',
      400,
      'name: Required',
      body,
    ]);
  });

  test('contains the latest row after an edit conflict', async () => {
    answer = refuse(412, stale);
    const data = { name: 'Grace' };
    const error = await refusal(provider.update('candidates', { id: 'BE-001', data, previousData: row }));
    expect([isStale(error), currentRow(error)]).toEqual([true, row]);
  });

  test('is a success if the edit conflict finds the row as it was asked for', async () => {
    const current = { ...row, version: 4, name: 'Grace', skills: ['SQL', 'Go'] };
    answer = refuse(412, { ...stale, details: { current } });
    const update = (data: object) => provider.update('candidates', { id: 'BE-001', data, previousData: row });
    expect(await update({ name: 'Grace', rate: 9 })).toEqual({ data: current });
    expect(await update({ skills: ['SQL', 'Go'], note: null })).toEqual({ data: current });
    expect(isStale(await refusal(update({ name: 'Grace', rate: 10 })))).toBe(true);
    const versions = { 'BE-001': 3 };
    const many = { ids: ['BE-001'], data: { name: 'Grace' }, meta: { versions } };
    expect(await provider.updateMany('candidates', many)).toEqual({ data: ['BE-001'] });
  });

  test.each([refuse(412, {}), refuse(409, stale), () => new Response('<html>', { status: 502 })])(
    'is an edit conflict only with status 412',
    async (other) => {
      answer = other;
      expect(isStale(await refusal(provider.getOne('candidates', { id: 'BE-001' })))).toBe(false);
    },
  );

  test('without a response says so', async () => {
    answer = () => HttpResponse.error();
    const broken = await refusal(provider.getOne('candidates', { id: 'BE-001' }));
    expect([broken.status, broken.body.code]).toEqual([0, 'unreachable']);
    answer = () => new Promise(() => {});
    const late = await refusal(provider.getOne('candidates', { id: 'BE-001' }));
    expect([late.status, late.body.code]).toEqual([0, 'timeout']);
  });

  test('is repeated with the same key after no response, and with a new one after a response', async () => {
    const create = (name: string) => provider.create('candidates', { data: { name } });
    answer = () => HttpResponse.error();
    await refusal(create('Ada'));
    answer = refuse(503, { code: 'server.too-slow' });
    await refusal(create('Ada'));
    await refusal(create('Grace'));
    answer = refuse(400, { code: 'row.invalid' });
    await refusal(create('Ada'));
    await refusal(create('Ada'));
    const [first, second, other, third, fourth] = sent.map(keyOf);
    expect([second, third]).toEqual([first, first]);
    expect(new Set([first, other, fourth]).size).toBe(3);
  });

  test('of a form is repeated with the same key after no response, whatever was typed since', async () => {
    const create = (name: string, form: string) =>
      provider.create('candidates', { data: { name }, meta: { form } });
    answer = () => HttpResponse.error();
    await refusal(create('Ada', 'one'));
    await refusal(create('Ada Lovelace', 'one'));
    await refusal(create('Ada', 'another'));
    answer = refuse(422, { code: 'request.key-reused' });
    const refused = await refusal(create('Ada King', 'one'));
    expect(refused.message).toBe('auth.errors.perhapsStored');
    answer = () => HttpResponse.json(row);
    await create('Ada King', 'one');
    await create('Ada King', 'one');
    const [first, again, other, third, fresh, renewed] = sent.map(keyOf);
    expect([again, third]).toEqual([first, first]);
    expect(new Set([first, other, fresh, renewed]).size).toBe(4);
  });

  test('is not waited for once it is aborted', async () => {
    answer = () => new Promise(() => {});
    const leaving = new AbortController();
    const asked = provider.getList('candidates', { signal: leaving.signal });
    leaving.abort();
    await expect(asked).rejects.toThrow(/abort/i);
  });

  test('includes a list without a total', async () => {
    answer = () => HttpResponse.json([]);
    await expect(provider.getList('candidates', {})).rejects.toThrow('Content-Range');
  });
});

test('for the text of a mail returns none if it is not stored', async () => {
  answer = () => HttpResponse.json({ success: true, data: { text: 'Welcome', linkHidden: false } });
  expect(await provider.mailText({ id: 'MAIL-001' })).toEqual({
    data: { text: 'Welcome', linkHidden: false },
  });
  expect(sent[0]?.path).toBe('/api/v1/mails/MAIL-001/text');
  answer = () => HttpResponse.json({ success: false, code: 'row.missing' }, { status: 404 });
  expect(await provider.mailText({ id: 'MAIL-002' })).toEqual({ data: null });
  answer = () => HttpResponse.json({ success: false, code: 'access.refused' }, { status: 403 });
  await expect(provider.mailText({ id: 'MAIL-003' })).rejects.toMatchObject({ status: 403 });
});
