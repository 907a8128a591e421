import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is stopping: it still responds, and closes the connection after each response. */
    isDraining(): boolean;
    /**
     * Completes pending requests and closes all connections; false if some had to be cut after `timeLimit`
     * ms.
     */
    drain(timeLimit: number): Promise<boolean>;
  }
}

type Connection = { requests: number; idleSince: number };

/**
 * A client that just got a response may be sending its next request, which closing the connection would cut
 * off.
 */
const gapMs = 250;

/** Stops the server without cutting off requests, however busy its keep-alive connections are. */
export const drainable = (app: FastifyInstance) => {
  const connections = new Map<Socket, Connection>();
  let draining = false;

  const closeWhenIdle = (socket: Socket, { requests, idleSince }: Connection) => {
    if (requests > 0) return;
    const left = idleSince + gapMs - performance.now();
    if (left <= 0) socket.destroy();
    else setTimeout(() => closeIfStill(socket), left);
  };
  const closeIfStill = (socket: Socket) => {
    const connection = connections.get(socket);
    if (connection) closeWhenIdle(socket, connection);
  };
  const add = (socket: Socket): Connection => {
    const connection = { requests: 0, idleSince: performance.now() };
    connections.set(socket, connection);
    socket.once('close', () => connections.delete(socket));
    if (draining) closeWhenIdle(socket, connection);
    return connection;
  };

  app.server.on('connection', add).on('request', ({ socket }, response) => {
    const connection = connections.get(socket) ?? add(socket);
    connection.requests++;
    response.once('close', () => {
      connection.requests--;
      connection.idleSince = performance.now();
      if (draining) closeWhenIdle(socket, connection);
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });

  app.decorate('isDraining', () => draining);
  app.decorate('drain', async (timeLimit: number) => {
    draining = true;
    const deadline = new Promise<false>((resolve) => setTimeout(resolve, timeLimit, false).unref());
    const known = [...connections.keys()].map(gone);
    for (const [socket, connection] of connections) closeWhenIdle(socket, connection);
    await Promise.race([Promise.all(known), deadline]);
    const closed = app.close().then(() => true);
    if (await Promise.race([closed, deadline])) return true;
    app.server.closeAllConnections();
    await closed;
    return false;
  });
};

const gone = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.once('close', () => resolve());
  });
