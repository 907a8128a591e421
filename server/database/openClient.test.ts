import { expect, it } from 'vitest';
import { openTestServer } from '../testing/openTestServer.ts';
import { openClient } from './openClient.ts';

it('survives the loss of its connection: the next statement fails', async () => {
  const server = await openTestServer();
  const { host, port, database, user, password } = server.owner as unknown as Record<string, string>;
  const client = await openClient({ host, port: Number(port), database, user, password });
  const ended = new Promise((resolve) => client.once('end', resolve));
  const { rows } = await client.query('select pg_backend_pid() as "pid"');
  await server.owner.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await ended;
  await expect(client.query('select 1')).rejects.toThrow();
  await server.close();
});
