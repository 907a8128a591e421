import { lchown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedDatabaseError, ifPresent } from './failure.ts';

/** The operating system account for PostgreSQL when the server runs as root, which PostgreSQL refuses. */
export type Account = { uid: number; gid: number };

const PREFERRED = ['postgres', 'nobody'];

/** Undefined if the server is not root: PostgreSQL then runs as the same account. */
export async function chooseAccount(home: string): Promise<Account | undefined> {
  const owners = await ownersOf(home);
  if (process.getuid?.() !== 0) {
    refuseForeign(home, owners[0]?.uid);
    return undefined;
  }
  const account = owners.find(({ uid }) => uid !== 0) ?? (await unprivilegedAccount());
  if (isRestoredByRoot(owners)) await giveTo(home, account);
  return account;
}

/** Owner of the home, its data folder and PG_VERSION, if they exist. */
async function ownersOf(home: string): Promise<Account[]> {
  const paths = [home, join(home, 'data'), join(home, 'data', 'PG_VERSION')];
  const found = await Promise.all(paths.map((path) => ifPresent(stat(path))));
  return found.flatMap((stats) => (stats ? [{ uid: stats.uid, gid: stats.gid }] : []));
}

/** A backup restored by root belongs to root; folders that are not a database are not changed. */
function isRestoredByRoot(owners: Account[]): boolean {
  return owners.length === 3 && owners.some(({ uid }) => uid === 0);
}

function refuseForeign(home: string, owner: number | undefined): void {
  if (owner === undefined || owner === process.getuid?.()) return;
  throw new EmbeddedDatabaseError(
    `${home} belongs to another account (uid ${owner}). Start the server the way it was first started, or choose another DATA_DIR.`,
  );
}

// initdb looks up its account by name, so a user id without an account does not work.
async function unprivilegedAccount(): Promise<Account> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of PREFERRED) {
    const [, , uid, gid] = accounts.find((account) => account[0] === name) ?? [];
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL refuses to run as root, and this machine has no account named ${PREFERRED.join(' or ')}. Start the server as another user, or set DATABASE_URL.`,
  );
}

async function giveTo(folder: string, account: Account): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), account.uid, account.gid);
  }
  await lchown(folder, account.uid, account.gid);
}
