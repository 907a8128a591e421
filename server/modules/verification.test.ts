import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesIn } from '../../domain/contract/files/documentFile.ts';
import { errorTexts } from '../testing/errorTexts.ts';
import { type Caller, openTestServer, type TestServer } from '../testing/openTestServer.ts';

/** The limit of the sample operator. */
const largest = bytesIn(10);

let server: TestServer;
let provider: Caller;
let admin: Caller;
beforeAll(async () => {
  server = await openTestServer();
  [provider, admin] = [
    await server.as('provider@talentbench.example'),
    await server.as('admin@talentbench.example'),
  ];
  await server.owner.query(`update "companies" set "verification" = 'Pending' where "id" = 'CO-001'`);
  await server.owner.query(
    `update "users" set "verified" = false where "email" = 'provider@talentbench.example'`,
  );
});
afterAll(() => server.close());

const papers = '/api/v1/verificationDocuments';
const text = '%PDF-1.4 a page of text';
const paper = { name: 'Register.pdf', kind: 'Registration certificate', content: btoa(text) };
const bring = (body: object = paper, by: Caller = provider) => by.send('POST', papers, body);
const countOf = async (requestId: string) =>
  (await admin.get(`/api/v1/verificationRequests/${requestId}`)).json().documents;
const foreignPaper = async () =>
  (
    await server.owner.query<{ id: string }>(
      `select "id" from "verificationDocuments" where "companyId" <> 'CO-001' and "requestId" is not null limit 1`,
    )
  ).rows[0]?.id as string;

describe('a verification document', () => {
  it('is refused without a session', async () => {
    expect((await bring(paper, server.anonymous)).statusCode).toBe(401);
  });

  it('of the wrong type is refused by its content, whatever its name', async () => {
    for (const content of ['MZ\x90\x00', '<html><script>', 'PK\x03\x04 an archive', 'GIF89a'])
      expect((await bring({ ...paper, content: btoa(content) })).json()).toMatchObject({
        code: 'row.invalid',
        errors: { content: { code: 'files.type' } },
      });
  });

  it('of more than 10 MB is refused, and one of almost 10 MB is stored byte for byte', {
    tags: 'rest',
  }, async () => {
    const file = Buffer.alloc(largest - 1, 7);
    file.write(text);
    const made = await bring({ ...paper, content: file.toString('base64') });
    expect([made.statusCode, made.json().sizeBytes]).toEqual([201, file.length]);
    const { rawPayload, headers } = await provider.get(`${papers}/${made.json().id}/content`);
    expect(rawPayload.equals(file)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; /),
    });
    const large = Buffer.concat([file, Buffer.alloc(8)]).toString('base64');
    expect([400, 413]).toContain((await bring({ ...paper, content: large })).statusCode);
    expect((await bring({ ...paper, content: 'A'.repeat(15_000_000) })).statusCode).toBe(413);
  });

  it('of another company does not exist', async () => {
    const foreign = await provider.get(`${papers}/${await foreignPaper()}/content`);
    const none = await provider.get(`${papers}/VD-999999/content`);
    expect([foreign.statusCode, none.statusCode, foreign.json().message]).toEqual([
      404,
      404,
      none.json().message,
    ]);
  });

  it('of another person cannot be read past the application either: the database hides its bytes', async () => {
    const { rows: companies } = await server.owner.query<{ companyId: string }>(
      `select "companyId" from "verificationDocuments" where "id" = $1`,
      [await foreignPaper()],
    );
    const { pool, name } = server.database;
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('app.company', $1, true)`, [companies[0]?.companyId]);
      await client.query(`set local role "${name}_provider"`);
      const { rows } = await client.query(
        `select count(*)::int as n from "verificationDocumentFiles" f join "verificationDocuments" d on d."id" = f."documentId" where d."requestId" is not null`,
      );
      await client.query('rollback');
      expect(rows[0].n).toBe(0);
    } finally {
      client.release();
    }
  });

  it('is audited without its bytes', async () => {
    const made = (await bring()).json();
    const filter = encodeURIComponent(JSON.stringify({ target: made.id }));
    const trail = (await admin.get(`/api/v1/auditLogs?filter=${filter}`)).json();
    expect(trail).toMatchObject([{ action: 'create', noun: 'verificationDocuments' }]);
    expect(trail[0].after).not.toContain(paper.content);
  });

  it('of a rejected company starts another review', async () => {
    await server.owner.query(`update "companies" set "verification" = 'Rejected' where "id" = 'CO-001'`);
    expect((await bring()).statusCode).toBe(201);
    expect((await admin.get('/api/v1/companies/CO-001')).json().verification).toBe('Pending');
  });
});

describe('a verification request', () => {
  it('is made by the user, counts its documents and can be rejected only with a reason', async () => {
    const asked = await provider.send('POST', '/api/v1/verificationRequests', {});
    expect(asked.json()).toMatchObject({ status: 'Pending', documents: 0, companyId: 'CO-001' });
    const { id } = asked.json();
    expect((await provider.send('POST', '/api/v1/verificationRequests', {})).statusCode).toBe(409);
    const made = await bring({ ...paper, kind: 'Identity document', requestId: id });
    expect([made.statusCode, await countOf(id)]).toEqual([201, 1]);
    const url = `/api/v1/verificationRequests/${id}`;
    const version = async () => ({ 'if-match': (await admin.get(url)).headers.etag as string });
    const bare = await admin.send('PUT', url, { status: 'Rejected' }, await version());
    expect([bare.statusCode, errorTexts(bare)]).toEqual([400, { reason: 'Enter a reason for rejecting' }]);
    const rejected = await admin.send(
      'PUT',
      url,
      { status: 'Rejected', reason: 'The card has expired' },
      await version(),
    );
    expect(rejected.statusCode).toBe(200);
    const inbox = (
      await provider.get(`/api/v1/notifications?filter=${encodeURIComponent('{"key":"account"}')}`)
    ).json();
    expect(inbox).toMatchObject([
      { title: 'Your account could not be verified: The card has expired', link: '/provider/settings' },
    ]);
    expect((await provider.send('PUT', url, { status: 'Approved' }, await version())).statusCode).toBe(403);
  });

  it('verifies its user when it is approved', async () => {
    const { id, userId } = (await provider.send('POST', '/api/v1/verificationRequests', {})).json();
    const url = `/api/v1/verificationRequests/${id}`;
    const headers = { 'if-match': (await admin.get(url)).headers.etag as string };
    expect((await admin.send('PUT', url, { status: 'Approved' }, headers)).statusCode).toBe(200);
    expect((await admin.get(`/api/v1/users/${userId}`)).json().verified).toBe(true);
    expect((await provider.send('POST', '/api/v1/verificationRequests', {})).statusCode).toBe(409);
  });
});
