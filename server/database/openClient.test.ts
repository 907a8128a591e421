import { expect, it } from 'vitest';
import { openTestServer } from '../testing/openTestServer.ts';
import { openClient } from './openClient.ts';

it('a client survives the loss of its connection: the next statement fails', async () => {
  const server = await openTestServer();
  const client = await openClient(server.database.account);
  const ended = new Promise((resolve) => client.once('end', resolve));
  await expect(client.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow();
  await ended;
  await expect(client.query('select 1')).rejects.toThrow();
  await server.close();
});
