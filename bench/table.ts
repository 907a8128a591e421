/** Prints figures as a table. The notes explain what the figures do not. */
export type Table = {
  title: string;
  head: string[];
  rows: string[][];
  notes?: string[];
  /** Figures below their floors. */
  faults?: string[];
};

export const print = ({ title, head, rows, notes = [] }: Table): void => {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    widths.map((width, column) => pad(row[column] ?? '', width, column)).join('  ');
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  console.log(
    ['', title, line(head), rule, ...rows.map(line), ...notes.map((note) => `  ${note}`)].join('\n'),
  );
};

/** Left-aligns names and right-aligns figures. */
const pad = (text: string, width: number, column: number) =>
  column === 0 ? text.padEnd(width) : text.padStart(width);
