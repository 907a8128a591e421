import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { StorageFull } from '../domain/errors.ts';
import { isRefusedWrite } from './requests/refuseWrites.ts';

/** Disk space reserved for the embedded database: sign-ins, their audit entries, and the WAL. */
const reserve = 128 * 1024 * 1024;
/** Milliseconds for which a reading of the free space is valid. */
const knownFor = 1000;

type Options = { dataDir?: string; freeBytes?: (folder: string) => Promise<number> };

const freeBytesOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Refuses writes with 507 before the disk is full, so that people can still sign in and read. */
export const keepRoom = (app: FastifyInstance, { dataDir, freeBytes = freeBytesOf }: Options) => {
  if (dataDir === undefined) return;
  let last: { at: number; free: Promise<number> } | undefined;
  const free = () => {
    const now = performance.now();
    if (!last || now - last.at >= knownFor)
      last = { at: now, free: freeBytes(dataDir).catch(() => Number.POSITIVE_INFINITY) };
    return last.free;
  };
  app.addHook('onRequest', async (request) => {
    // Deleting rows is how an operator frees space.
    if (request.method === 'DELETE' || !isRefusedWrite(request)) return;
    if ((await free()) < reserve) throw StorageFull();
  });
};
