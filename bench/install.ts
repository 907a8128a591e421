import { execFile } from 'node:child_process';
import { copyFile, lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { project } from './buildSite.ts';
import { within } from './figures.ts';
import type { Table } from './table.ts';

const run = promisify(execFile);

type Installation = { name: string; flags: string[]; target: number };
const installations: Installation[] = [
  { name: 'npm ci', flags: [], target: 700 },
  { name: 'npm ci --omit=dev', flags: ['--omit=dev'], target: 250 },
  { name: 'npm ci --omit=dev --omit=peer', flags: ['--omit=dev', '--omit=peer'], target: 120 },
];

/** The blocks that a folder takes on disk, each hard-linked file counted once, in MB of 1,048,576 bytes as `du -m`. */
const diskUse = async (folder: string): Promise<{ megabytes: number; files: number }> => {
  const inodes = new Map<number, number>();
  let files = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const { ino, blocks } = await lstat(join(entry.parentPath, entry.name));
    inodes.set(ino, blocks * 512);
    if (entry.isFile()) files++;
  }
  const bytes = [...inodes.values()].reduce((sum, size) => sum + size, 0);
  return { megabytes: Math.ceil(bytes / 2 ** 20), files };
};

const install = async ({ name, flags, target }: Installation): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'talentbench-install-'));
  try {
    for (const file of ['package.json', 'package-lock.json'])
      await copyFile(join(project, file), join(folder, file));
    const began = performance.now();
    await run('npm', ['ci', '--no-audit', '--no-fund', ...flags], { cwd: folder, maxBuffer: 1e8 });
    const seconds = Math.round((performance.now() - began) / 1000);
    const { megabytes, files } = await diskUse(join(folder, 'node_modules'));
    const counts = [String(files), `${seconds} s`, `${megabytes} MB`, `${target} MB`];
    return [name, ...counts, within(megabytes, target)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** What the packages take on disk, for a developer and for a server that ships with a built site. */
export const installed = async (): Promise<Table[]> => {
  const rows: string[][] = [];
  for (const installation of installations) rows.push(await install(installation));
  return [
    {
      title: 'install: node_modules of an empty folder, from the registry or the cache of npm',
      head: ['command', 'files', 'time', 'on disk', 'target', ''],
      rows,
      notes: ['--omit=peer leaves out PostgreSQL, for a server with a DATABASE_URL'],
    },
  ];
};
