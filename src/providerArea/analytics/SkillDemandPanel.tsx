import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ProviderAnalytics } from '../../../domain/insight/providerAnalytics.ts';
import type { SkillDemand } from '../../../domain/insight/skills.ts';
import { ChartOrTable } from '../../components/insight/ChartOrTable.tsx';
import type { FileColumn } from '../../components/insight/FigureTable.tsx';
import { useFigures } from '../../components/insight/useFigures.ts';
import { Panel } from '../../components/tiles/Panel.tsx';
import { SkillBar } from './SkillBar.tsx';

const fewest = 8;

/** The skills in demand, how strong the demand is, and which candidates on the bench have them. */
export const SkillDemandPanel = ({ report: { skills, currency, days } }: { report: ProviderAnalytics }) => {
  const translate = useTranslate();
  const [all, showAll] = useState(false);
  const columns = useSkillColumns(currency);
  const title = translate('demandAnalytics.skills.title');
  const shown = all ? skills : skills.slice(0, fewest);
  return (
    <Panel title={title} info={translate('demandAnalytics.skills.note')}>
      {skills.length === 0 ? (
        <Typography color="textSecondary">{translate('demandAnalytics.skills.none')}</Typography>
      ) : (
        <ChartOrTable
          title={title}
          fileName={`skill-demand-${days}-days`}
          columns={columns}
          rows={skills}
          idOf={({ skill }) => skill}
          height={0}
        >
          <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {shown.map((skill) => (
              <SkillBar key={skill.skill} skill={skill} />
            ))}
          </ul>
          {skills.length > fewest && (
            <Button size="small" onClick={() => showAll(!all)} aria-expanded={all}>
              {translate(all ? 'demandAnalytics.skills.showFewer' : 'demandAnalytics.skills.showAll', {
                smart_count: skills.length,
              })}
            </Button>
          )}
        </ChartOrTable>
      )}
    </Panel>
  );
};

const useSkillColumns = (currency: string): FileColumn<SkillDemand>[] => {
  const { translate, number } = useFigures(currency);
  const label = (key: string) => translate(`demandAnalytics.skills.${key}`);
  const figure = (key: 'demand' | 'requests' | 'jobs' | 'supply' | 'trend'): FileColumn<SkillDemand> => ({
    key,
    label: label(key),
    numeric: true,
    show: (row) => (key === 'trend' && row.trend > 0 ? `+${number(row.trend)}` : number(row[key])),
    write: (row) => row[key],
  });
  return [
    { key: 'skill', label: label('skill'), show: ({ skill }) => skill },
    figure('demand'),
    figure('requests'),
    figure('jobs'),
    figure('supply'),
    {
      key: 'level',
      label: label('level'),
      show: ({ level }) => translate(`demandAnalytics.skills.levels.${level}`),
    },
    figure('trend'),
  ];
};
