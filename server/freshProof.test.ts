import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isFor } from '../domain/access/can.ts';
import { provenChanges } from '../domain/access/freshProof.ts';
import type { Row } from '../domain/contract/noun.ts';
import { allOperations } from '../operations/all.ts';
import { batchedNoun } from '../operations/files.ts';
import { routesOf } from '../operations/operation.ts';
import { type Caller, openTestServer, type TestServer, today } from './testing/openTestServer.ts';
import { people } from './testing/parties.ts';

let server: TestServer;
let provider: Caller;
let admin: Caller;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(today);
  provider = await server.as(people.provider);
  admin = await server.as(people.admin);
  server.setNow(new Date(today.getTime() + 600_000));
});

const post = async (noun: string, body: object): Promise<Row> => {
  const answer = await (await server.as(people.provider)).send('POST', `/api/v1/${noun}`, body);
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
  return answer.json();
};
const contract = () =>
  post('contracts', {
    recruiterId: 'CO-002',
    employee: 'Ada Bench',
    client: 'Hire Co',
    type: 'SOW',
    startDate: '2026-07-01',
    endDate: '2026-12-31',
    rate: 9500,
    body: 'Between {{provider}} and {{client}} at {{rate}}.',
  });
const envelopeOf = async () => ({
  contractId: (await contract()).id,
  signers: [
    { side: 'recruiter', name: 'Rory Recruiter' },
    { side: 'provider', name: 'Pat Provider' },
  ],
  inOrder: false,
});
const edit = (noun: string, row: Row, body: object) => () =>
  provider.send('PUT', `/api/v1/${noun}/${row.id}`, body, { 'if-match': `"${row.version}"` });

type Act = () => ReturnType<Caller['get']>;
/** A valid change of each kind, as the provider. */
const changes: Record<string, () => Promise<Act>> = {
  'companies edit': async () => {
    const company = (await provider.get('/api/v1/companies/CO-001')).json();
    return edit('companies', company, { bankDetails: 'IBAN DE02 1203 0000 0000 2020 51' });
  },
  'envelopes create': async () => {
    const envelope = await envelopeOf();
    return () => provider.send('POST', '/api/v1/envelopes', envelope);
  },
  'signers edit': async () => {
    const { id: contractId } = await contract();
    const fresh = await server.as(people.provider);
    const sent = await fresh.send(
      'PUT',
      `/api/v1/contracts/${contractId}`,
      { status: 'Pending' },
      { 'if-match': '"1"' },
    );
    expect([sent.statusCode, sent.body]).toEqual([200, sent.body]);
    const filter = encodeURIComponent(JSON.stringify({ contractId, side: 'provider' }));
    const [signer] = (await fresh.get(`/api/v1/signers?filter=${filter}`)).json();
    const { contentHash } = (await fresh.get(`/api/v1/envelopes/${signer.envelopeId}`)).json();
    return edit('signers', signer, { status: 'Signed', kind: 'Typed', signature: 'Pat', contentHash });
  },
};
const prove = (caller: Caller) => caller.send('POST', '/api/v1/auth/proof', { password: 'bench-demo' });

describe('a session that was not proven lately', () => {
  it.each(
    Object.entries(provenChanges).flatMap(([noun, acts]) =>
      Object.keys(acts).map((verb) => `${noun} ${verb}`),
    ),
  )('is refused %s, and allowed it after a confirmation', async (name) => {
    const example = changes[name];
    if (!example) throw new Error(`Add a valid change: ${name}`);
    const act = await example();
    const refused = await act();
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof.needed']);
    expect((await prove(provider)).statusCode).toBe(200);
    const done = await act();
    expect([done.statusCode, done.body]).toEqual([name.endsWith('create') ? 201 : 200, done.body]);
  });

  const operations = Object.entries(allOperations()).filter(([, { freshProof }]) => freshProof);
  it.each(operations)('is refused %s, and not after a confirmation', async (_, operation) => {
    const { access } = operation;
    const caller = typeof access === 'object' && !isFor('admin', access) ? provider : admin;
    const code = async (path: string) => {
      const url = `/api/v1${path.replaceAll(/\{\w+\}/g, 'X-1')}`;
      return (await caller.send(operation.method as 'POST' | 'DELETE', url, {})).json().code;
    };
    const paths = routesOf(operation).map(({ path }) => path);
    for (const path of paths) expect([path, await code(path)]).toEqual([path, 'proof.needed']);
    await prove(caller);
    for (const path of paths) expect([path, await code(path)]).not.toEqual([path, 'proof.needed']);
  });

  it('is asked by those acts alone', () => {
    expect(operations.map(([name]) => name).sort()).toEqual([
      'addPasskey',
      'beginPasskey',
      'createApiKey',
      'erase',
      'makeScimToken',
      'removePasskey',
      'rotateApiKey',
    ]);
    expect(Object.keys(provenChanges).sort()).toEqual(['companies', 'envelopes', 'signers']);
  });

  it('is not got around by a batch, which stores no rows of these nouns', () => {
    expect(batchedNoun.options.filter((noun) => Object.hasOwn(provenChanges, noun))).toEqual([]);
  });

  it('may change other details of a company', async () => {
    const company = (await provider.get('/api/v1/companies/CO-001')).json();
    expect((await edit('companies', company, { billingAddress: '1 Main Street' })()).statusCode).toBe(200);
  });
});
