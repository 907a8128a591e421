import type { Figures } from './figures.ts';

export type Outcome = {
  name: string;
  milliseconds: number;
  /** CPU time of all its processes; undefined if it could not be started. */
  cpuSeconds?: number | undefined;
  /** Whether only processes whose ends were waited for are in it, as where there is no `/proc`. */
  isPartOfCpu?: boolean;
  isPassed: boolean;
  /** Figures of a part that runs tests, unless it ended before they were written. */
  figures?: Figures | undefined;
};

const minutes = (milliseconds: number) => {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
const line = (time: number, text: string) => `${minutes(time).padStart(7)}  ${text}`;
const withCpu = (name: string, cpuSeconds: number | undefined) =>
  cpuSeconds === undefined ? name : `${name}, ${Math.round(cpuSeconds)} CPU seconds`;
const withTests = (name: string, files: Figures['files'] | undefined) =>
  files ? `${name}, ${sum(files.map(({ tests }) => tests))} tests` : name;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A part without tests counts as one test. A part that fails outside of its tests counts as one failure. */
const count = ({ isPassed, figures }: Outcome) => {
  const { passed, failed } = figures ?? { passed: isPassed ? 1 : 0, failed: 0 };
  return { passed, failed: !isPassed && failed === 0 ? 1 : failed };
};

/**
 * The summary: each part's elapsed and CPU time, the slowest files, the retried and the failed tests, and in
 * the last line the number of tests passed.
 */
export const summarize = (outcomes: readonly Outcome[], milliseconds: number): string => {
  const counts = outcomes.map(count);
  const files = outcomes.flatMap(({ figures }) => figures?.files ?? []);
  const projects = [...new Set(files.map(({ project }) => project))];
  const retried = outcomes.flatMap(({ figures }) => figures?.retried ?? []);
  const failures = outcomes.flatMap(({ figures }) => figures?.failures ?? []);
  const skipped = sum(outcomes.map(({ figures }) => figures?.skipped ?? 0));
  const slowest = files.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 10);
  return [
    'Time of each part (minutes:seconds)',
    ...outcomes.map(({ name, milliseconds: time, cpuSeconds, isPassed, figures }) =>
      line(time, `${withTests(withCpu(name, cpuSeconds), figures?.files)}${isPassed ? '' : '  FAILED'}`),
    ),
    line(milliseconds, withCpu('all, side by side', sum(outcomes.map(({ cpuSeconds = 0 }) => cpuSeconds)))),
    outcomes.some(({ isPartOfCpu }) => isPartOfCpu)
      ? 'CPU seconds leave out browsers and databases that outlive their parents: this system has no /proc'
      : 'CPU seconds include browsers and databases',
    ...(files.length === 0
      ? []
      : [
          '',
          'Time of the files of each project',
          ...projects.map((name) => {
            const own = files.filter(({ project }) => project === name);
            const time = sum(own.map((file) => file.milliseconds));
            return line(time, withTests(`${name}, ${own.length} files`, own));
          }),
          '',
          'Slowest files',
          ...slowest.map(({ project, path, milliseconds: time }) => line(time, `${project}  ${path}`)),
        ]),
    '',
    `Tried again: ${retried.length}`,
    ...retried.map((name) => `  ${name}`),
    ...(failures.length > 0 ? ['Failed:', ...failures.map((name) => `  ${name}`)] : []),
    ...(skipped > 0 ? [`Skipped: ${skipped}`] : []),
    `${sum(counts.map(({ passed }) => passed))} passed, ${sum(counts.map(({ failed }) => failed))} failed`,
  ].join('\n');
};
