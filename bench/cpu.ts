import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** CPU seconds used so far by every PostgreSQL process below this postmaster, itself included (Linux). */
export const databaseCpu = (postmaster: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat !== null && (stat.pid === postmaster || stat.parent === postmaster))
    .reduce((sum, stat) => sum + (stat?.seconds ?? 0), 0);

const statOf = (pid: string) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      pid: Number(pid),
      parent: Number(fields[1]),
      seconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
    };
  } catch {
    return null;
  }
};

export const nodeCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
