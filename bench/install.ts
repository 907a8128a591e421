import { execFile } from 'node:child_process';
import { copyFile, lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { project } from './buildSite.ts';
import { within } from './figures.ts';
import type { Table } from './table.ts';

const run = promisify(execFile);

/** The target applies to the size of the file contents for developers, otherwise to disk blocks. */
type Installation = { name: string; flags: string[]; target: number; of: 'content' | 'blocks' };
const installations: Installation[] = [
  { name: 'npm ci', flags: [], target: 700, of: 'content' },
  { name: 'npm ci --omit=dev', flags: ['--omit=dev'], target: 145, of: 'blocks' },
  { name: 'npm ci --omit=dev --omit=peer', flags: ['--omit=dev', '--omit=peer'], target: 85, of: 'blocks' },
];

type Use = { files: number; content: number; blocks: number };

/**
 * The size of a folder, each hard-linked file counted once, in MB of 1,048,576 bytes: file contents like `du
 * -m --apparent-size`, and disk blocks like `du -m`. Small files occupy whole blocks.
 */
const diskUse = async (folder: string): Promise<Use> => {
  const inodes = new Map<number, { size: number; blocks: number }>();
  let files = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const { ino, size, blocks } = await lstat(join(entry.parentPath, entry.name));
    inodes.set(ino, { size, blocks });
    if (entry.isFile()) files++;
  }
  const all = [...inodes.values()];
  const megabytes = (bytes: number) => Math.ceil(bytes / 2 ** 20);
  return {
    files,
    content: megabytes(all.reduce((sum, { size }) => sum + size, 0)),
    blocks: megabytes(all.reduce((sum, { blocks }) => sum + blocks * 512, 0)),
  };
};

const install = async ({ name, flags, target, of }: Installation): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'talentbench-install-'));
  try {
    for (const file of ['package.json', 'package-lock.json'])
      await copyFile(join(project, file), join(folder, file));
    const began = performance.now();
    await run('npm', ['ci', '--no-audit', '--no-fund', ...flags], { cwd: folder, maxBuffer: 1e8 });
    const seconds = Math.round((performance.now() - began) / 1000);
    const use = await diskUse(join(folder, 'node_modules'));
    const counts = [String(use.files), `${seconds} s`, `${use.content} MB`, `${use.blocks} MB`];
    return [name, ...counts, `${target} MB of ${of}`, within(use[of], target)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** The disk space of the packages, for a developer and for a server with a prebuilt site. */
export const installed = async (): Promise<Table[]> => {
  const rows: string[][] = [];
  for (const installation of installations) rows.push(await install(installation));
  return [
    {
      title: 'install: node_modules of an empty folder, from the registry or the cache of npm',
      head: ['command', 'files', 'time', 'content', 'blocks', 'target', ''],
      rows,
      notes: [
        '--omit=peer leaves out PostgreSQL, for a server with a DATABASE_URL',
        'content: what the files hold; blocks: what they take on disk, where each small file takes 4 KB',
      ],
    },
  ];
};
