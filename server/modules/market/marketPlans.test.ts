import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/openTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('visitors see the plans on offer with prices and limits, cheapest per month first', async () => {
  await server.owner.query(
    `update "plans" set "billingCycle" = 'Yearly', "price" = 480000 where "name" = 'Professional'`,
  );
  const answer = await server.anonymous.get('/api/v1/market/plans');
  expect([answer.statusCode, answer.json().data]).toEqual([
    200,
    [
      {
        name: 'Basic',
        price: 9900,
        currency: 'USD',
        billingCycle: 'Monthly',
        users: 10,
        benchEmployees: 10,
        customFields: 5,
      },
      {
        name: 'Professional',
        price: 480000,
        currency: 'USD',
        billingCycle: 'Yearly',
        users: 50,
        benchEmployees: 50,
        customFields: 30,
      },
      {
        name: 'Enterprise',
        price: 99900,
        currency: 'USD',
        billingCycle: 'Monthly',
        users: null,
        benchEmployees: null,
        customFields: null,
      },
    ],
  ]);
});
