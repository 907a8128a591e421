import { type DemandTone, demandTone } from '../../../domain/insight/conversionTone.ts';
import type { SkillTrend } from '../../../domain/insight/hiringSkills.ts';
import { FigureBar } from '../../components/insight/FigureBar.tsx';
import type { FileColumn } from '../../components/insight/FigureTable.tsx';
import type { HiringWords } from './useHiringWords.ts';

const colours: Record<DemandTone, string> = {
  top: 'success.main',
  good: 'primary.main',
  fair: 'warning.main',
  poor: 'error.main',
};

export const skillColumns = ({
  label,
  number,
  grown,
  money,
  whole,
}: HiringWords): FileColumn<SkillTrend>[] => [
  {
    key: 'skill',
    label: label('skills', 'skill'),
    show: ({ skill, demand }) => (
      <FigureBar name={skill} percent={demand} colour={colours[demandTone(demand)]} />
    ),
    write: ({ skill }) => skill,
    print: ({ skill }) => skill,
  },
  {
    key: 'demand',
    label: label('skills', 'demand'),
    numeric: true,
    show: ({ demand }) => number(demand),
    write: ({ demand }) => demand,
  },
  {
    key: 'asked',
    label: label('skills', 'asked'),
    numeric: true,
    show: ({ asked }) => number(asked),
    write: ({ asked }) => asked,
  },
  {
    key: 'growth',
    label: label('skills', 'growth'),
    numeric: true,
    show: ({ asked, before, growth }) => grown({ unit: 'count', value: asked, before, change: growth }),
    write: ({ growth }) => growth,
    unit: 'share',
  },
  {
    key: 'avgSalary',
    label: label('skills', 'avgSalary'),
    numeric: true,
    show: ({ avgSalary }) => (avgSalary === null ? '–' : money(avgSalary)),
    write: ({ avgSalary }) => (avgSalary === null ? null : Math.round(avgSalary) / whole),
    unit: 'money',
  },
];
