/**
 * Runs the command in a shell that records the CPU time of all processes that it has waited for. Processes
 * that outlive their parents, such as the database of a killed server, are not included: `treeTime` counts them.
 */
export const timed = (command: readonly string[], file: string): [string, ...string[]] => [
  'sh',
  '-c',
  '"$@"; code=$?; times > "$0"; exit $code',
  file,
  ...command,
];

/** User and system time of the shell's children: the second line of `times`. */
export const cpuSecondsOf = (times: string): number => {
  const [, waitedFor = ''] = times.split('\n');
  const all = [...waitedFor.matchAll(/(\d+)m([\d.]+)s/g)];
  return all.reduce((total, [, minutes, seconds]) => total + Number(minutes) * 60 + Number(seconds), 0);
};
