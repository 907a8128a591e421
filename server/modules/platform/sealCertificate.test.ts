import { afterAll, beforeAll, expect, it } from 'vitest';
import { fingerprintOf } from '../../signing/cms.ts';
import { signingIdentity } from '../../signing/identity.ts';
import { inTransaction } from '../../store/transaction.ts';
import { openTestServer, type TestServer, testSecrets } from '../../testing/openTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const read = (ending: string) => server.anonymous.get(`/.well-known/talentbench-seal.${ending}`);

it('the certificate that seals contracts is public, as its fingerprint and in PEM, once there is one', async () => {
  expect((await read('json')).json()).toEqual({ certificate: null });
  expect((await read('pem')).statusCode).toBe(404);
  const { certificates } = await inTransaction(server.database, (transaction) =>
    signingIdentity(transaction, { secrets: testSecrets, now: server.clock() }),
  );
  const pem = await read('pem');
  expect([pem.statusCode, pem.body]).toEqual([200, certificates]);
  expect((await read('json')).json().certificate).toMatchObject({
    name: 'TalentBench',
    fingerprint: fingerprintOf(certificates),
    validUntil: expect.stringMatching(/^2036-/),
    pem: expect.stringContaining('/.well-known/talentbench-seal.pem'),
  });
  expect(pem.body).not.toContain('PRIVATE');
});
