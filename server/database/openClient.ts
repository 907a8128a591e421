import { Client, type ClientConfig } from 'pg';

/** One connection. When it is lost, the statement that is under way or comes next fails; the process goes on. */
export const openClient = async (config: ClientConfig): Promise<Client> => {
  const client = new Client(config);
  client.on('error', () => {});
  await client.connect();
  return client;
};
