import { createServer } from 'node:net';
import type { Env } from './env.ts';

/** Fails by name if a port cannot be listened on, before anything else is started. Port 0 is any free one. */
export const refuseTakenPorts = async ({
  HOST,
  PORT,
  METRICS_PORT,
}: Pick<Env, 'HOST' | 'PORT' | 'METRICS_PORT'>): Promise<void> => {
  const named = { PORT, METRICS_PORT };
  for (const [name, port] of Object.entries(named)) if (port) await tryPort(name, port, HOST);
};

const tryPort = (name: string, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(new Error(portProblem(name, port, error))));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });

/** What is wrong with this port, in words. */
export const portProblem = (name: string, port: number | string, error: NodeJS.ErrnoException): string =>
  error.code === 'EADDRINUSE'
    ? `${name} ${port} is already in use`
    : `${name} ${port} cannot be used: ${error.message}`;
