import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FieldMeta, metaOf } from '../../domain/contract/fields.ts';
import { nounNames, nounOf } from '../../domain/contract/index.ts';
import { formFields, type Row } from '../../domain/contract/noun.ts';
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
/** The ends of what each kind of column holds, and what lies beyond them. */
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

const formOf = (noun: string, row: Row) =>
  Object.fromEntries(formFields(nounOf(noun as never)).map((field) => [field, row[field]]));

describe('a field at its extremes', () => {
  it.each(nounNames)(
    'of %s is taken or refused by create and edit, and never fails',
    async (noun) => {
      const failed: string[] = [];
      for (const caller of callers) {
        const listed = await caller.get(`/api/v1/${noun}?range=[0,0]`);
        const [row] = listed.statusCode === 200 ? (listed.json() as Row[]) : [];
        if (!row) continue;
        for (const [field, schema] of Object.entries(nounOf(noun).fields)) {
          const { column, values } = metaOf(schema);
          for (const value of values ? ['none of these', null] : [...extremes[column], null]) {
            const sent = { [field]: value };
            const edited = await caller.send('PUT', `/api/v1/${noun}/${row.id}`, sent, {
              'if-match': `"${row.version}"`,
            });
            const created = await caller.send('POST', `/api/v1/${noun}`, { ...formOf(noun, row), ...sent });
            for (const { statusCode, body } of [edited, created])
              if (statusCode >= 500 || statusCode === 429)
                failed.push(`${field} ${JSON.stringify(value)?.slice(0, 60)}: ${statusCode} ${body}`);
            if (edited.statusCode === 200) row.version = (edited.json() as Row).version;
          }
        }
      }
      expect(failed).toEqual([]);
    },
    60_000,
  );

  it('of an interview in a time zone east of Greenwich is refused beside the field', async () => {
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
