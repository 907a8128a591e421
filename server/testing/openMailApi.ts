import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

type Message = { key: string; to: string } & Record<string, unknown>;

/** A mail service with the API that the example plugin `mailApi` calls. It refuses one address. */
export const openMailApi = async (token: string) => {
  const received: Message[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as Omit<Message, 'key'>;
    if (request.headers.authorization !== `Bearer ${token}`) return response.writeHead(401).end();
    if (body.to === 'full@engines.example') return response.writeHead(422).end('This mailbox is full');
    received.push({ key: String(request.headers['idempotency-key']), ...body } as Message);
    return response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}/v1/`,
    received: () => received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
