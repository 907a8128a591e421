// @module-tag rest
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FieldMeta, metaOf } from '../../domain/contract/fields.ts';
import { type NounName, nounNames, nounOf } from '../../domain/contract/index.ts';
import { formFields, type Row } from '../../domain/contract/noun.ts';
import type { Told } from '../../domain/messages/message.ts';
import { type Caller, openTestServer, type TestServer } from '../testing/openTestServer.ts';

let server: TestServer;
let callers: Caller[];
beforeAll(async () => {
  server = await openTestServer();
  await server.owner.query(`update "featureToggles" set "enabled" = false where "name" ilike '%rate%limit%'`);
  const emails = ['admin', 'provider', 'recruiter'].map((name) => `${name}@talentbench.example`);
  callers = await Promise.all(emails.map((email) => server.as(email)));
});
afterAll(() => server.close());

const texts = ['', ' ', 'a\u202Eb', 'a\u0000b', '\uD800', '😀'.repeat(60), "'; drop table x; --"];
/** Limits of each column type, and values beyond them. */
const extremes: Record<FieldMeta['column'], readonly unknown[]> = {
  text: [...texts, 'x'.repeat(100_000), 7, {}],
  integer: [-1, 0, 2_147_483_647, 2_147_483_648, 1e308, 0.5, '1'],
  bigint: [-1, 0, Number.MAX_SAFE_INTEGER, 1e21, 0.5],
  boolean: ['true', 0, null],
  date: ['0001-01-01', '1900-01-01', '2199-12-31', '9999-12-31', '2026-02-30', '-000001-01-01'],
  timestamptz: [
    '0001-01-01T00:00:00.000Z',
    '1900-01-01T00:00:00.000Z',
    '2000-01-01T00:00:00.000Z',
    '2099-12-31T23:59:59.999Z',
    '2199-12-31T23:59:59.999Z',
    '9999-12-31T23:59:59.999Z',
    '+275760-09-13T00:00:00.000Z',
  ],
  'text[]': [[], ['x'.repeat(100_000)], Array(1000).fill('x'), [null], 'x', ['a\u202Eb']],
  jsonb: [[], {}, [null], 'x', [[[[]]]], [{ skill: 'x', years: 1e308, lastUsed: '9999-99' }]],
};

const valuesOf = (schema: Parameters<typeof metaOf>[0]): readonly unknown[] => {
  const { column, values } = metaOf(schema);
  return values ? ['none of these', null] : [...extremes[column], null];
};

const formOf = (noun: string, row: Row) =>
  Object.fromEntries(formFields(nounOf(noun as never)).map((field) => [field, row[field]]));

type Asked = { body: Record<string, unknown>; answer: LightMyRequestResponse };
type Send = (body: Record<string, unknown>) => Promise<LightMyRequestResponse>;

/**
 * The n-th value of every field in one request. A field is also sent alone unless the response already
 * refuses it for its own reason: it cannot be set here, or its schema rejects the value.
 */
const sendAll = async (noun: NounName, send: Send): Promise<Asked[]> => {
  const fields = Object.entries(nounOf(noun).fields);
  const asked: Asked[] = [];
  const ask = async (body: Record<string, unknown>) => {
    const answer = await send(body);
    asked.push({ body, answer });
    return answer;
  };
  // Users without permission are refused whatever the body contains.
  const isForbidden = (await ask({})).statusCode === 403;
  const rounds = Math.max(...fields.map(([, schema]) => valuesOf(schema).length));
  for (let n = 0; n < rounds; n++) {
    const some = fields.filter(([, schema]) => n < valuesOf(schema).length);
    const { statusCode, body } = await ask(
      Object.fromEntries(some.map(([field, schema]) => [field, valuesOf(schema)[n]])),
    );
    if (isForbidden && statusCode === 403) continue;
    const { errors = {} } = JSON.parse(body) as { errors?: Record<string, Told> };
    for (const [field, schema] of some) {
      const value = valuesOf(schema)[n];
      const why = Object.entries(errors).find(([path]) => path.split('.')[0] === field)?.[1];
      const isRefusedAlone = why?.code === 'value.fixed' || !schema.safeParse(value).success;
      if (!why || !isRefusedAlone) await ask({ [field]: value });
    }
  }
  return asked;
};

describe('an extreme value', () => {
  it.each(nounNames)('of %s is accepted or refused by create and edit, and never fails', async (noun) => {
    const failed: string[] = [];
    for (const caller of callers) {
      const listed = await caller.get(`/api/v1/${noun}?range=[0,0]`);
      const [row] = listed.statusCode === 200 ? (listed.json() as Row[]) : [];
      if (!row) continue;
      const edit: Send = async (body) => {
        const answer = await caller.send('PUT', `/api/v1/${noun}/${row.id}`, body, {
          'if-match': `"${row.version}"`,
        });
        if (answer.statusCode === 200) row.version = (answer.json() as Row).version;
        return answer;
      };
      const create: Send = (body) =>
        caller.send('POST', `/api/v1/${noun}`, { ...formOf(noun, row), ...body });
      for (const send of [edit, create])
        for (const { body, answer } of await sendAll(noun, send))
          if (answer.statusCode >= 500 || answer.statusCode === 429)
            failed.push(`${JSON.stringify(body).slice(0, 90)}: ${answer.statusCode} ${answer.body}`);
    }
    expect(failed).toEqual([]);
  });

  it('for an interview in a time zone east of Greenwich is refused at its field', async () => {
    const [, , recruiter] = callers as [Caller, Caller, Caller];
    const [interview] = (await recruiter.get('/api/v1/interviews?range=[0,0]')).json() as [Row];
    const asked = { ...formOf('interviews', interview), timeZone: 'Asia/Tokyo' };
    for (const startsAt of ['9999-12-31T23:59:59.999Z', '0001-01-01T00:00:00.000Z']) {
      const body = { ...asked, startsAt };
      for (const answer of [
        await recruiter.send('POST', '/api/v1/interviews', body),
        await recruiter.send('PUT', `/api/v1/interviews/${interview.id}`, body, {
          'if-match': `"${interview.version}"`,
        }),
      ])
        expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
          400,
          expect.arrayContaining(['startsAt']),
        ]);
    }
  });
});
