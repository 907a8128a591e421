import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractExpiry } from '../../application/jobs/contracts.ts';
import { bytesIn } from '../../domain/contract/files/documentFile.ts';
import { type Caller, openTestServer, type TestServer } from '../testing/openTestServer.ts';
import { runJob } from '../testing/runJob.ts';

/** The limit of the sample operator. */
const largest = bytesIn(10);

let server: TestServer;
let provider: Caller;
let recruiter: Caller;
beforeAll(async () => {
  server = await openTestServer();
  provider = await server.as('provider@talentbench.example');
  recruiter = await server.as('recruiter@talentbench.example');
});
afterAll(() => server.close());

const text = '%PDF-1.4 a page of text';
const offer = { name: 'Offer.pdf', content: btoa(text) };
const terms = {
  employee: 'Dana Reyes',
  client: 'Harbour Hiring',
  type: 'SOW',
  startDate: '2026-07-01',
  endDate: '2026-12-31',
  rate: 9500,
};
const addContract = async () => (await provider.send('POST', '/api/v1/contracts', terms)).json();
const addTo = (contractId: string, body: unknown = offer, by: Caller = provider, headers = {}) =>
  by.send('POST', `/api/v1/contracts/${contractId}/documents`, body, headers);
const contentOf = (id: string, by: Caller = provider) => by.get(`/api/v1/contractDocuments/${id}/content`);
const listed = async (contractId: string) =>
  (
    await provider.get(
      `/api/v1/contractDocuments?filter=${encodeURIComponent(JSON.stringify({ contractId }))}`,
    )
  ).json();
const foreignContract = async () =>
  (
    await server.owner.query<{ id: string }>(
      `select "id" from "contracts" where "providerId" <> 'CO-001' and "recruiterId" <> (select "companyId" from "users" where "email" = 'recruiter@talentbench.example') limit 1`,
    )
  ).rows[0]?.id as string;

describe('uploading a document', () => {
  it('is refused without a session, and for a recruiter', async () => {
    const { id } = await addContract();
    expect((await addTo(id, offer, server.anonymous)).statusCode).toBe(401);
    expect((await addTo(id, offer, recruiter)).statusCode).toBe(403);
  });

  it('to another company’s contract responds as if it did not exist', async () => {
    const foreign = await addTo(await foreignContract());
    const none = await addTo('CT-999999');
    expect([foreign.statusCode, none.statusCode, foreign.json().message]).toEqual([
      404,
      404,
      none.json().message,
    ]);
  });

  it('of the wrong type is refused by its content, whatever its name', async () => {
    const { id } = await addContract();
    for (const content of ['MZ\x90\x00', '<html><script>', 'PK\x03\x04 an archive', 'GIF89a'])
      expect((await addTo(id, { name: 'Offer.pdf', content: btoa(content) })).json()).toMatchObject({
        code: 'row.invalid',
        errors: { content: { code: 'files.type' } },
      });
    expect(await listed(id)).toEqual([]);
  });

  it('of more than 10 MB is refused', async () => {
    const { id } = await addContract();
    const large = Buffer.concat([Buffer.from(text), Buffer.alloc(largest)]);
    const answer = await addTo(id, { name: 'Offer.pdf', content: large.toString('base64') });
    expect([400, 413]).toContain(answer.statusCode);
    expect((await addTo(id, { name: 'x', content: 'A'.repeat(15_000_000) })).statusCode).toBe(413);
    expect(await listed(id)).toEqual([]);
  });

  it('of almost 10 MB is stored byte for byte', { tags: 'rest' }, async () => {
    const { id } = await addContract();
    const file = Buffer.alloc(largest - 1, 7);
    file.write(text);
    const made = await addTo(id, { name: 'Large.pdf', content: file.toString('base64') });
    expect([made.statusCode, made.json().sizeBytes]).toEqual([201, file.length]);
    expect((await contentOf(made.json().id)).rawPayload.equals(file)).toBe(true);
  });

  it('is executed once when sent twice with the same key', async () => {
    const { id } = await addContract();
    const key = { 'idempotency-key': 'one-upload-sent-twice' };
    const answers = [await addTo(id, offer, provider, key), await addTo(id, offer, provider, key)];
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await listed(id)).toHaveLength(1);
  });

  it('creates an audit entry without its bytes', async () => {
    const { id } = await addContract();
    const made = (await addTo(id)).json();
    const filter = encodeURIComponent(JSON.stringify({ target: made.id }));
    const trail = (await provider.get(`/api/v1/auditLogs?filter=${filter}`)).json();
    expect(trail).toMatchObject([{ action: 'create', noun: 'contractDocuments' }]);
    expect(trail[0].after).not.toContain(offer.content);
  });

  it('is possible at this address only', async () => {
    const { id } = await addContract();
    const body = { contractId: id, name: 'x.pdf', format: 'pdf', sizeBytes: 1 };
    expect((await provider.send('POST', '/api/v1/contractDocuments', body)).statusCode).toBe(400);
    expect(await listed(id)).toEqual([]);
  });
});

describe('the file of a document', () => {
  it('does not exist for other companies', async () => {
    const { rows } = await server.owner.query<{ id: string }>(
      `select "id" from "contractDocuments" where "providerId" <> 'CO-001' limit 1`,
    );
    expect((await contentOf(String(rows[0]?.id))).statusCode).toBe(404);
    expect((await contentOf('CD-999999')).statusCode).toBe(404);
    expect((await contentOf(String(rows[0]?.id), server.anonymous)).statusCode).toBe(401);
  });

  it('cannot be read past the application either: the database hides its bytes', async () => {
    const { pool, name } = server.database;
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('app.company', 'CO-001', true)`);
      await client.query(`set local role "${name}_provider"`);
      const { rows } = await client.query(
        `select count(*)::int as own from "contractDocumentFiles" f join "contractDocuments" d on d."id" = f."documentId" where d."providerId" <> 'CO-001'`,
      );
      const all = await client.query(`select count(*)::int as n from "contractDocumentFiles"`);
      await client.query('rollback');
      expect([rows[0].own, all.rows[0].n > 0]).toEqual([0, true]);
    } finally {
      client.release();
    }
  });

  it('is sent as an attachment that no browser misinterprets', async () => {
    const { id } = await addContract();
    const made = (await addTo(id, { ...offer, name: 'Umowa "Żółć" 王.pdf' })).json();
    const { headers, body } = await contentOf(made.id);
    expect(body).toBe(text);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="Umowa ____ _.pdf"; filename*=UTF-8''Umowa%20%C5%BB%C3%B3%C5%82%C4%87%20%E7%8E%8B.pdf`,
    });
  });
});

describe('a contract past its last day', () => {
  it('expires at the next job run, with the system as author and an audit entry', async () => {
    const { rows } = await server.owner.query<{ id: string }>(
      `update "contracts" set "endDate" = '2026-06-14' where "id" = (select "id" from "contracts" where "status" = 'Active' and "providerId" = 'CO-001' limit 1) returning "id"`,
    );
    const id = String(rows[0]?.id);
    expect(await runJob(server, contractExpiry, new Date('2026-06-14T23:59:00Z'))).toBe(0);
    expect(await runJob(server, contractExpiry, new Date('2026-06-15T00:01:00Z'))).toBe(1);
    expect(await runJob(server, contractExpiry, new Date('2026-06-15T00:02:00Z'))).toBe(0);
    expect((await provider.get(`/api/v1/contracts/${id}`)).json()).toMatchObject({ status: 'Expired' });
    const filter = encodeURIComponent(JSON.stringify({ target: id }));
    expect(
      (await provider.get(`/api/v1/auditLogs?filter=${filter}&sort=["id","DESC"]`)).json()[0],
    ).toMatchObject({
      user: 'system',
      userId: null,
      action: 'edit',
      after: expect.stringContaining('Expired'),
    });
    expect((await provider.get(`/api/v1/activities?filter=${filter}`)).json()).toMatchObject([
      { event: 'contractEnded' },
    ]);
  });
});
