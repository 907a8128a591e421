import { readFileSync } from 'node:fs';
import { below } from './processes.ts';

const ticksPerSecond = 100;

/** CPU seconds used so far by this PostgreSQL's processes, including ended ones (Linux). */
export const databaseCpu = (postmaster: number): number =>
  [postmaster, ...below(postmaster)]
    .map((pid) => secondsOf(pid, pid === postmaster))
    .reduce((sum, seconds) => sum + seconds, 0);

/** CPU seconds used so far by one process, optionally with those of its ended children. */
export const secondsOf = (pid: number, withEnded = false): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const counted = fields.slice(11, withEnded ? 15 : 13);
    return counted.reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
  } catch {
    return 0;
  }
};

export const nodeCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
