import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import react from '@vitejs/plugin-react';
import Fastify from 'fastify';
import { build } from 'vite';
import { compressFolder } from '../scripts/compressFolder.ts';

/**
 * The baseline: a plain react-admin console in one file, built from the installed packages, compressed and
 * served like ours.
 */
export const openPlainConsole = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'talentbench-plain-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('plain', import.meta.url)),
    plugins: [react()],
    build: {
      outDir: folder,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  await compressFolder(folder);
  const app = Fastify();
  await app.register(fastifyStatic, { root: folder, preCompressed: true });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await rm(folder, { recursive: true });
  };
  return { origin, folder, close };
};
