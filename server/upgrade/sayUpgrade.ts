import type { Upgrade } from './readUpgrade.ts';

const does = {
  rewrites: 'copies the whole table, which can’t be read or written until it is done',
  scans: 'reads the whole table, which can’t be read or written until it is done',
  blocksWrites: 'builds an index; until it is done, the table can only be read',
  writesRows: 'changes rows, which can’t be changed by others until it is done',
  locks: 'locks the table briefly',
  removes: 'removes or renames something',
};

type Around = {
  version: string;
  /** Free space on the disk of an embedded database; null if it is on another machine. */
  freeBytes: number | null;
  backup: { path: string; at: string } | null;
};

/**
 * Report of an upgrade line by line; the last lines say whether it can be done while processes are running.
 */
export const sayUpgrade = (upgrade: Upgrade, { version, freeBytes, backup }: Around): string[] => {
  const { from, to, steps, remakes, databaseBytes } = upgrade;
  const reasons = [...upgrade.reasons, ...spaceReasons(upgrade, freeBytes)];
  return [
    from ? `The database is at ${from.name}, applied ${from.at}.` : 'The database is empty.',
    `Version ${version} brings it to ${to}.`,
    '',
    steps.length === 0 ? 'No migrations to apply.' : `Migrations to apply: ${steps.length}`,
    ...steps.flatMap(({ name, title, effects }) => [
      `  ${name}: ${title}`,
      ...effects.map(({ kind, table, rows, bytes }) => {
        const size = bytes === undefined ? '' : ` (about ${rows} rows, ${inUnits(bytes)})`;
        return `    ${table ?? 'a function'}${size}: ${does[kind]}`;
      }),
    ]),
    remakes.length > 0
      ? `Will be rebuilt, locking their tables briefly: ${remakes.join(', ')}.`
      : 'Functions, triggers, sums and policies are up to date.',
    'Each process rebuilds the matching index when it starts.',
    '',
    `The database takes ${inUnits(databaseBytes)}. ${
      freeBytes === null
        ? 'Free disk space on its server is not known.'
        : `Its disk has ${inUnits(freeBytes)} free.`
    }`,
    backup
      ? `The latest backup in this folder is ${backup.path}, written ${backup.at}.`
      : 'There is no backup in this folder. Create one with npm run backup.',
    '',
    ...(reasons.length === 0
      ? ['Safe to roll out: processes of the previous version can keep running beside the new ones.']
      : [
          'Not safe to roll out while processes of the previous version are running:',
          ...reasons.map((reason) => `- ${reason}`),
        ]),
  ];
};

/** A table that is copied exists twice until the migration is done, and the WAL needs as much again. */
export const spaceReasons = ({ steps }: Upgrade, freeBytes: number | null): string[] => {
  const copied = steps
    .flatMap(({ effects }) => effects)
    .filter(({ kind }) => kind === 'rewrites')
    .reduce((sum, { bytes = 0 }) => sum + 2 * bytes, 0);
  return freeBytes !== null && copied > freeBytes
    ? [`The disk has ${inUnits(freeBytes)} left, and copying tables needs ${inUnits(copied)}.`]
    : [];
};

const inUnits = (bytes: number): string => {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${Math.round(bytes / 1000 ** step)} ${units[step]}`;
};
