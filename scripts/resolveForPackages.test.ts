import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { resolveForPackages } from './resolveForPackages.ts';

const folder = mkdtempSync(join(tmpdir(), 'talentbench-package-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is built of this text as the module of a package outside of the project. */
const built = async (text: string): Promise<string> => {
  const input = join(folder, 'index.js');
  writeFileSync(input, text);
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [resolveForPackages()],
    build: { write: false, minify: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
};

test('a package outside of the project is built with the packages of the product that it does not bring', async () => {
  expect(await built(`export { zipSync } from 'fflate';`)).toContain('function zipSync');
});

test('a package that it brings comes first', async () => {
  mkdirSync(join(folder, 'node_modules/fflate'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/fflate/package.json'), '{"name":"fflate","main":"index.js"}');
  writeFileSync(join(folder, 'node_modules/fflate/index.js'), `export const zipSync = 'its own';`);
  expect(await built(`export { zipSync } from 'fflate';`)).toContain('its own');
});

test('a package that neither has is an error', async () => {
  await expect(built(`export { a } from 'talentbench-missing';`)).rejects.toThrow('talentbench-missing');
});
