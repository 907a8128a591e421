import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { bundleTracing, tracingBundle } from './bundleTracing.ts';

test('what a server needs to send traces is one file that imports no package', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'talentbench-tracing-'));
  try {
    await bundleTracing(folder);
    const file = join(folder, tracingBundle);
    const { module } = parseSync(file, await readFile(file, 'utf8'));
    const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
    expect(imported.filter((name) => !isBuiltin(name))).toEqual([]);
    expect((await stat(file)).size).toBeLessThan(100_000);
    const { openTracer } = await import(pathToFileURL(file).href);
    const settings = { sampler: 'always_on', ratio: 1, batch: {}, peers: [] };
    const tracer = openTracer({ version: '1.2.3', settings });
    await tracer.close();
  } finally {
    await rm(folder, { recursive: true });
  }
});
