// @module-tag rest
import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { UserType } from '../domain/contract/userTypes.ts';
import { userTypes } from '../domain/contract/userTypes.ts';
import { createWorld } from '../fixtures/index.ts';
import { fileOperations } from '../operations/files.ts';
import { operationNamed, operationNames } from '../operations/index.ts';
import { insightOperations } from '../operations/insights.ts';
import { type Operation, routesOf } from '../operations/operation.ts';
import { inMemory } from '../src/dataProvider/browser/keep.ts';
import { openWorldStore } from '../src/dataProvider/browser/worldStore.ts';
import { openFakerest } from '../src/dataProvider/fakerest.ts';
import { signedIn } from '../src/dataProvider/signedIn.ts';
import { rowHandlers } from '../src/demo/rowHandlers.ts';
import { openTestServer, type TestServer, today } from './testing/openTestServer.ts';

let server: TestServer;
let handlers: ReturnType<typeof rowHandlers>;
let caller: UserType = 'provider';

beforeAll(async () => {
  server = await openTestServer();
  // ra-data-fakerest exposes its database here.
  vi.stubGlobal('window', {});
  const clock = () => today;
  const world = openWorldStore(createWorld(today), inMemory(), clock);
  const actor = () => {
    const email = `${caller}@talentbench.example`;
    const user = world.rows('users').find((one) => one.email === email);
    return user ? signedIn(user, null) : null;
  };
  const calls = openFakerest({ world, actor, clock });
  handlers = rowHandlers(() => calls);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

const operations: [string, Operation][] = [
  ...operationNames().map((name): [string, Operation] => [name, operationNamed(name)]),
  ...Object.entries<Operation>({ ...fileOperations, ...insightOperations }),
];

/** One route of an operation, with ids that no row has. */
const addressOf = (operation: Operation) =>
  `/api/v1${(routesOf(operation)[0]?.path ?? '').replace(/\{\w+\}/g, 'XX-999')}`;

const inDemo = async (method: string, address: string): Promise<number> => {
  const request = new Request(`http://localhost${address}`, {
    method,
    ...(method !== 'GET' && { body: '{}', headers: { 'Content-Type': 'application/json' } }),
  });
  return (await getResponse(handlers, request))?.status ?? 0;
};

describe.each(userTypes)('without input and as %s', (userType) => {
  it('the demo refuses each operation that the server refuses, for the same reason', async () => {
    caller = userType;
    const onServer = await server.as(`${userType}@talentbench.example`);
    const differing: string[] = [];
    let refused = 0;
    for (const [name, operation] of operations) {
      if (routesOf(operation).length === 0) continue;
      const { method } = operation;
      const address = addressOf(operation);
      const answer =
        method === 'GET' ? await onServer.get(address) : await onServer.send(method, address, {});
      const demo = await inDemo(method, address);
      if (answer.statusCode === 403) refused++;
      // Who may not call is told so first; what is wrong with the input comes second.
      if ([401, 403].includes(answer.statusCode) !== [401, 403].includes(demo))
        differing.push(`${name}: ${answer.statusCode} on the server, ${demo} in the demo`);
      else if (answer.statusCode === 400 && demo !== 400 && demo !== 409)
        differing.push(`${name}: 400 on the server, ${demo} in the demo`);
    }
    expect(refused).toBeGreaterThan(10);
    expect(differing).toEqual([]);
  });
});
