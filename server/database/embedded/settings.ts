import { createHash } from 'node:crypto';
import { release } from 'node:os';
import type { Binaries } from './binaries.ts';

/** On a socket, the port is only part of the file's name. */
export const PORT = 5432;
export const SOCKET = `.s.PGSQL.${PORT}`;

/**
 * How PostgreSQL syncs all its files after a crash and after initdb: one call instead of an fsync per file,
 * which took seconds. Before Linux 5.8 that call did not report disk failures.
 */
export const SYNC_METHOD = hasSoundSyncfs() ? 'syncfs' : 'fsync';

// Given on the command line, where they override ALTER SYSTEM and an edited postgresql.conf.
const SETTINGS = {
  fsync: 'on',
  recovery_init_sync_method: SYNC_METHOD,
  full_page_writes: 'on',
  synchronous_commit: 'on',
  listen_addresses: '',
  // Relative to the data folder, as the path of a socket is limited in length.
  unix_socket_directories: '..',
  unix_socket_permissions: '0700',
  port: String(PORT),
  max_connections: '60',
  // A restore locks each table, index and foreign key in one transaction: 2,800 locks, of 3,840 at the default of 64.
  max_locks_per_transaction: '256',
  shared_buffers: '128MB',
  huge_pages: 'off',
  work_mem: '8MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  autovacuum: 'on',
  max_wal_size: '512MB',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // A failed statement and the row in an error's detail may contain a password or an email address.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

function hasSoundSyncfs(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number);
  return process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8));
}

/** Shown in every process title; its suffix identifies the settings and programs of this build. */
export function clusterName(mark: string, binaries: Binaries): string {
  const build = createHash('sha256')
    .update(JSON.stringify([binaries.postgres, SETTINGS]))
    .digest('hex');
  return `${mark}${build.slice(0, 8)}`;
}

export function settingArguments(mark: string, binaries: Binaries): string[] {
  const settings = { ...SETTINGS, cluster_name: clusterName(mark, binaries) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
