import { closeSync, constants, openSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { type Cluster, SUPERUSER } from './cluster.ts';
import { EmbeddedDatabaseError } from './failure.ts';
import { PORT, SOCKET } from './settings.ts';

/** The folder of the socket for clients; call `close` when no client is left. */
export type SocketFolder = { path: string; close(): void };

const LONGEST_SOCKET_PATH = process.platform === 'linux' ? 107 : 103;

/** If the folder's path is too long for a socket, an open file handle provides a short one. */
export function openSocketFolder(home: string): SocketFolder {
  if (Buffer.byteLength(join(home, SOCKET)) <= LONGEST_SOCKET_PATH) return { path: home, close: () => {} };
  if (process.platform !== 'linux') {
    throw new EmbeddedDatabaseError(`${home} is too long a path for a socket. Choose a shorter DATA_DIR.`);
  }
  const handle = openSync(home, constants.O_RDONLY | constants.O_DIRECTORY);
  return { path: `/proc/${process.pid}/fd/${handle}`, close: () => closeSync(handle) };
}

/** The superuser's URL, unless another role is given. */
export function clusterUrl(
  cluster: Cluster,
  folder: SocketFolder,
  database: string,
  role = SUPERUSER,
): string {
  const host = encodeURIComponent(folder.path);
  return `postgres://${role}:${cluster.password}@localhost:${PORT}/${database}?sslmode=disable&host=${host}`;
}

/** Whether a PostgreSQL is listening there, even one whose process is not visible from here. */
export function isListening(folder: SocketFolder): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(join(folder.path, SOCKET));
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
