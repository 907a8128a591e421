import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Whether the process is a PostgreSQL with this mark, as a process id in a lock file proves nothing. Every
 * account can read command lines, while root in a container may not read a process's folder. A zombie's is
 * empty.
 */
export async function isServing(pid: number, mark: string): Promise<boolean> {
  if (!(pid > 0)) return false;
  const words = await commandLine(pid);
  return /^(\S*\/)?postgres\b/.test(words) && words.includes(mark);
}

/** The PostgreSQL processes with this mark, if the system can list them cheaply. */
export async function servingProcesses(mark: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const serving = await Promise.all(pids.map((pid) => isServing(pid, mark)));
  return pids.filter((_, index) => serving[index]);
}

async function commandLine(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') return await readFile(`/proc/${pid}/cmdline`, 'utf8');
    return (await run('ps', ['-o', 'command=', '-p', String(pid)])).stdout;
  } catch {
    return '';
  }
}
