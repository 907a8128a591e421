import { Client, type ClientConfig } from 'pg';

/** One connection. If it is lost, the current or next statement fails; the process continues. */
export const openClient = async (config: ClientConfig): Promise<Client> => {
  const client = new Client(config);
  client.on('error', () => {});
  await client.connect();
  return client;
};
