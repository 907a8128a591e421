import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestServer, type TestServer } from '../testing/openTestServer.ts';

let server: TestServer;
let provider: Caller;
let recruiter: Caller;
beforeAll(async () => {
  server = await openTestServer();
  provider = await server.as('provider@talentbench.example');
  recruiter = await server.as('recruiter@talentbench.example');
});
afterAll(() => server.close());

const png = `data:image/png;base64,${btoa('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\0\0\0\x02\0 face')}`;
const form = {
  name: 'Ada Bench',
  title: 'Engineer',
  experience: 7,
  location: 'Lyon',
  rate: 9500,
  photo: png,
};
const add = async () => (await provider.send('POST', '/api/v1/candidates', form)).json();
const photoOf = ({ id, photo }: { id: string; photo: string }, by: Caller = provider) =>
  by.get(`/api/v1/candidates/${id}/photo/${photo}`);

describe('a photo', () => {
  it('is refused without a session', async () => {
    expect((await photoOf(await add(), server.anonymous)).statusCode).toBe(401);
  });

  it('has its own content type without sniffing, and is revalidated each time', async () => {
    const { statusCode, headers, rawPayload } = await photoOf(await add(), recruiter);
    expect([statusCode, rawPayload.length]).toEqual([200, 29]);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      vary: 'Authorization',
    });
  });

  it('that is cached is not sent again, and without permission not even confirmed', async () => {
    const person = await add();
    const first = await photoOf(person);
    const again = (token: string) =>
      server.app.inject({
        url: `/api/v1/candidates/${person.id}/photo/${person.photo}`,
        headers: { authorization: `Bearer ${token}`, 'if-none-match': String(first.headers.etag) },
      });
    const known = await again(provider.token);
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', first.headers.etag]);
    expect((await again('a'.repeat(43))).statusCode).toBe(401);
  });

  it('that does not exist is not cached as missing', async () => {
    const { id } = await add();
    const missing = await photoOf({ id, photo: '1.png' });
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('is hidden by the database itself from roles that may not see the candidate', async () => {
    const { id } = await add();
    const readAs = async (caller: 'recruiter' | 'provider', company: string) => {
      const client = await server.database.pool.connect();
      try {
        await client.query('begin');
        const { rows: roles } = await client.query<{ role: string }>(
          `select rolname as role from pg_roles where rolname like '%' || $1 and rolname like current_database() || '%'`,
          [caller],
        );
        await client.query(`set local role "${roles[0]?.role}"`);
        await client.query(`select set_config('app.company', $1, true)`, [company]);
        return (await client.query('select 1 from "candidatePhotos" where "candidateId" = $1', [id]))
          .rowCount;
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    expect(await readAs('provider', 'CO-001')).toBe(1);
    expect(await readAs('provider', 'CO-002')).toBe(0);
    expect(await readAs('recruiter', 'CO-002')).toBe(1);
    await server.owner.query(`update "candidates" set "listed" = false where "id" = $1`, [id]);
    expect(await readAs('recruiter', 'CO-002')).toBe(0);
  });

  it('leaves nothing behind when its candidate is deleted', async () => {
    const { id } = await add();
    expect((await provider.send('DELETE', `/api/v1/candidates/${id}`, undefined)).statusCode).toBe(200);
    const { rowCount } = await server.owner.query(
      'select 1 from "candidatePhotos" where "candidateId" = $1',
      [id],
    );
    expect(rowCount).toBe(0);
  });
});
