import { readdirSync, readFileSync } from 'node:fs';

/** CPU time of a process, in clock ticks: its own, and that of the children whose ends it has waited for. */
export type ProcessTime = { pid: number; parent: number; started: number; own: number; waitedFor: number };

/** Linux counts in hundredths of a second on every platform that Node.js runs on. */
const ticksPerSecond = 100;

/** Reads `/proc/<pid>/stat`. The name in brackets may itself contain spaces and brackets. */
export const processTimeOf = (stat: string): ProcessTime => {
  const pid = Number.parseInt(stat, 10);
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  // The fields after the name begin with the third, the state.
  const at = (field: number) => fields[field - 3] ?? 0;
  return { pid, parent: at(4), started: at(22), own: at(14) + at(15), waitedFor: at(16) + at(17) };
};

/** All processes of the machine; undefined where there is no `/proc`. */
export const readProcesses = (): ProcessTime[] | undefined => {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(name) : []));
  } catch {
    return undefined;
  }
};
/** Nothing if the process has ended since the folder was read. */
const readProcess = (pid: string): ProcessTime[] => {
  try {
    return [processTimeOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
  } catch {
    return [];
  }
};

/**
 * The CPU time of a process and of all that descends from it, also of what nobody waits for, such as the
 * processes of a browser and the database of a killed server. A sample adds what each process has used since
 * the last one. What a process used after its last sample, or in a life too short for any, is in the time of
 * the parent that waits for it.
 */
export class TreeTime {
  #known = new Map<number, ProcessTime>();
  #ticks = 0;
  readonly #root: number;

  constructor(root: number) {
    this.#root = root;
  }

  get seconds(): number {
    return this.#ticks / ticksPerSecond;
  }

  add(processes: readonly ProcessTime[]): void {
    const present = this.#belonging(processes);
    const credit = this.#creditOfEnded(present);
    for (const [pid, now] of present) {
      const before = this.#sameBefore(now);
      this.#ticks += now.own - (before?.own ?? 0);
      const waitedFor = now.waitedFor - (before?.waitedFor ?? 0);
      this.#ticks += Math.max(0, waitedFor - (credit.get(pid) ?? 0));
    }
    this.#known = present;
  }

  #sameBefore({ pid, started }: ProcessTime): ProcessTime | undefined {
    const before = this.#known.get(pid);
    return before?.started === started ? before : undefined;
  }

  /** Those that were known, wherever they are now, and those whose parent belongs, or did until now. */
  #belonging(processes: readonly ProcessTime[]): Map<number, ProcessTime> {
    const present = new Map<number, ProcessTime>();
    const children = Map.groupBy(processes, ({ parent }) => parent);
    const open = processes.filter((one) => one.pid === this.#root || this.#sameBefore(one));
    for (let one = open.pop(); one; one = open.pop()) {
      if (present.has(one.pid)) continue;
      present.set(one.pid, one);
      open.push(...(children.get(one.pid) ?? []));
    }
    return present;
  }

  /** What is already counted of the children of each process that have ended, and of theirs. */
  #creditOfEnded(present: ReadonlyMap<number, ProcessTime>): Map<number, number> {
    const credit = new Map<number, number>();
    const ended = [...this.#known.values()].filter(
      ({ pid, started }) => present.get(pid)?.started !== started,
    );
    const parents = new Map(ended.map(({ pid, parent }) => [pid, parent]));
    for (const { parent, own, waitedFor } of ended) {
      const living = nearestLiving(parent, parents);
      credit.set(living, (credit.get(living) ?? 0) + own + waitedFor);
    }
    return credit;
  }
}

const nearestLiving = (pid: number, endedParents: ReadonlyMap<number, number>): number => {
  const parent = endedParents.get(pid);
  return parent === undefined ? pid : nearestLiving(parent, endedParents);
};

/** Milliseconds between samples: each costs a few milliseconds. */
const interval = 500;

/** Counts until it is ended, which returns the seconds; undefined where there is no `/proc`. */
export const countTree = (root: number): (() => number | undefined) => {
  const tree = new TreeTime(root);
  const sample = () => {
    const processes = readProcesses();
    if (processes) tree.add(processes);
    return processes !== undefined;
  };
  const isCounted = sample();
  const timer = isCounted ? setInterval(sample, interval) : undefined;
  return () => {
    clearInterval(timer);
    if (isCounted) sample();
    return isCounted ? tree.seconds : undefined;
  };
};
