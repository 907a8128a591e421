// @module-tag rest
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const printTable = fileURLToPath(new URL('../scripts/printTable.ts', import.meta.url));
const badges = `
import { defineNoun, definePlugin, field } from 'talentbench/plugin';
import { z } from 'zod';

const badges = defineNoun({
  name: 'badges',
  label: 'Badge',
  plural: 'Badges',
  prefix: 'BDG',
  fields: { companyId: field.reference('Provider', 'companies'), title: field.text('Title') },
  search: ['title'],
  title: 'title',
});
if (!(badges.fields.title instanceof z.ZodType)) throw new Error('another zod');
export const plugin = definePlugin({
  name: 'badging',
  nouns: { badges: { noun: badges, rules: {}, needs: { read: 'market.read', write: 'candidates.write' } } },
});
`;
let folder: string;
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const print = (noun: string) =>
  spawnSync(process.execPath, [printTable, noun], {
    env: { PATH: process.env.PATH, PLUGINS_CONFIG: join(folder, 'talentbench.config.js') },
    encoding: 'utf8',
  });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'talentbench-packages-'));
  mkdirSync(join(folder, 'node_modules/talentbench-badges'), { recursive: true });
  write('package.json', JSON.stringify({ type: 'module' }));
  write(
    'node_modules/talentbench-badges/package.json',
    JSON.stringify({ name: 'talentbench-badges', version: '1.0.0', type: 'module', exports: './index.js' }),
  );
  write('node_modules/talentbench-badges/index.js', badges);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a plugin can be a package outside of the project that imports the public entry by name', () => {
  write(
    'talentbench.config.js',
    `import { productPlugins } from 'talentbench/plugins';
    export default { plugins: [...productPlugins, { name: 'badging', load: () => import('talentbench-badges') }] };`,
  );
  const { status, stdout, stderr } = print('badges');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('create table "badges"');
});

it('a package that is not installed is left out, and the log names it', () => {
  write(
    'talentbench.config.js',
    `import { productPlugins } from 'talentbench/plugins';
    export default { plugins: [...productPlugins, { name: 'medals', load: () => import('talentbench-medals') }] };`,
  );
  expect(print('users')).toMatchObject({
    status: 0,
    stderr: expect.stringMatching(/the plugin medals is left out: .*talentbench-medals/),
  });
});

it('a configuration without plugins that the market needs ends the program, which names them', () => {
  write('talentbench.config.js', 'export default { plugins: [] };');
  expect(print('users')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(
      'TalentBench needs these plugins, which are off or failed to load: security, billing, pipeline.',
    ),
  });
});
