import type { FileColumn } from '../components/insight/FigureTable.tsx';

export type Demand = { skill: string; requests: number; rate: string };

/** Rows and columns for chart stories. */
export const demandColumns: readonly FileColumn<Demand>[] = [
  { key: 'skill', label: 'Skill', show: ({ skill }) => skill },
  { key: 'requests', label: 'Requests', numeric: true, show: ({ requests }) => requests },
  { key: 'rate', label: 'Average rate', numeric: true, show: ({ rate }) => rate },
];

export const demandOfSkills: readonly Demand[] = [
  { skill: 'React', requests: 42, rate: '$78' },
  { skill: 'Site Reliability Engineering', requests: 17, rate: '$96' },
  { skill: 'COBOL', requests: 0, rate: '–' },
];
