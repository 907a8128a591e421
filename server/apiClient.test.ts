import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient } from '../clients/typescript/index.ts';
import { printOpenJobs } from '../examples/apiClient/openJobs.ts';
import { openTestServer, type TestServer } from './testing/openTestServer.ts';

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await openTestServer();
  origin = await server.listen();
});
afterAll(() => server.close());

const clientOf = async (email: string) =>
  openClient({ server: `${origin}/`, key: (await server.as(email)).token });

describe('the TypeScript client', () => {
  it('lists, pages and prints jobs, as its example does', async () => {
    const client = await clientOf('recruiter@talentbench.example');
    const lines: string[] = [];
    await printOpenJobs(client, (line: string) => lines.push(line));
    expect(lines.at(-1)).toMatch(/^jobs 0-\d+\/\d+$/);
    const first = lines[0]?.split(' ')[0] ?? '';
    const rest = await client.GET('/jobs', {
      params: {
        query: { filter: { status: 'Active' }, sort: ['deadline', 'ASC'], after: first, range: [0, 0] },
      },
    });
    expect(rest.data?.[0]?.id).toBe(lines[1]?.split(' ')[0]);
  });

  it('changes a row of a version, and has the code of a refusal', async () => {
    const client = await clientOf('recruiter@talentbench.example');
    const path = { id: 'JOB-001' };
    const change = (version: string) =>
      client.PUT('/jobs/{id}', { params: { path, header: { 'If-Match': version } }, body: { openings: 3 } });
    const stale = await change('"99"');
    expect(stale.error?.code).toBe('row.stale');
    const { data } = await client.GET('/jobs/{id}', { params: { path } });
    const changed = await change(`"${data?.version}"`);
    expect(changed.data?.openings).toBe(3);
  });

  it('makes public calls without a key', async () => {
    const { data } = await openClient({ server: origin }).GET('/market/counts');
    expect(data?.data.jobs).toBeGreaterThan(0);
  });
});
