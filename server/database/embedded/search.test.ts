// @module-tag rest
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../store/transaction.ts';
import { openTestServer, type TestServer } from '../../testing/openTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('a text search under row-level security', () => {
  it('uses the text index instead of reading the whole bench', async () => {
    await server.owner.query(`insert into "candidates" ("companyId", "name", "title", "skills", "experience", "location", "availability", "status", "published", "listed", "rate", "currency", "profileViews", "requests")
      select 'CO-001', 'Person ' || n, 'Title ' || n, '{}', 1, 'B', 'Immediate', 'Available', true, true, 1, 'USD', 0, 0 from generate_series(1, 20000) n`);
    await server.owner.query('analyze "candidates"');
    const plan = await inTransaction(server.database, async (transaction) => {
      await transaction.query(`select set_config('app.company', 'CO-001', true)`);
      return transaction
        .as('provider')
        .query<{ 'QUERY PLAN': string }>(
          `explain select "id" from "candidates" where "companyId" = 'CO-001' and "searchText" like '%person 4242%'`,
        );
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('candidates_searchText');
  });
});
