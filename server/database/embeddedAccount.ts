import { lchown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedDatabaseError, ifPresent } from './embeddedFailure.ts';

/** The account PostgreSQL runs as when the server itself is root, which PostgreSQL refuses to be. */
export type Account = { uid: number; gid: number };

const PREFERRED = ['postgres', 'nobody'];

/** Undefined when the server is not root: PostgreSQL then runs as the server does. */
export async function chooseAccount(home: string): Promise<Account | undefined> {
  const owner = await ifPresent(stat(home));
  if (process.getuid?.() !== 0) {
    refuseForeign(home, owner?.uid);
    return undefined;
  }
  const account = owner?.uid ? { uid: owner.uid, gid: owner.gid } : await unprivilegedAccount();
  if (await isRestoredByRoot(home)) await giveTo(home, account);
  return account;
}

function refuseForeign(home: string, owner: number | undefined): void {
  if (owner === undefined || owner === process.getuid?.()) return;
  throw new EmbeddedDatabaseError(
    `${home} belongs to another account (uid ${owner}). Start the server the way it was first started, or choose another DATA_DIR.`,
  );
}

// initdb looks its own account up by name, so a number that no account has would not do.
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

/** A backup that root put back belongs to root; what is no database is not ours to give away. */
async function isRestoredByRoot(home: string): Promise<boolean> {
  const version = await ifPresent(stat(join(home, 'data', 'PG_VERSION')));
  return version?.uid === 0;
}

async function giveTo(folder: string, account: Account): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), account.uid, account.gid);
  }
  await lchown(folder, account.uid, account.gid);
}
