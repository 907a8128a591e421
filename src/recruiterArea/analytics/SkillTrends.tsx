import Button from '@mui/material/Button';
import { useState } from 'react';
import type { HiringAnalytics } from '../../../domain/insight/hiringAnalytics.ts';
import { FigurePanel } from './FigurePanel.tsx';
import { skillColumns } from './skillColumns.tsx';
import { useHiringWords } from './useHiringWords.ts';

const fewest = 8;

/** Which skills the recruiter searches for, how that changes over time, and their rates. */
export const SkillTrends = ({ report: { skills, currency, range } }: { report: HiringAnalytics }) => {
  const words = useHiringWords(currency);
  const [all, showAll] = useState(false);
  return (
    <FigurePanel
      name="skills"
      fileName={`hiring-skills-${range}`}
      columns={skillColumns(words)}
      rows={skills}
      shown={all ? skills : skills.slice(0, fewest)}
      idOf={({ skill }) => skill}
    >
      {skills.length > fewest && (
        <Button size="small" onClick={() => showAll(!all)} aria-expanded={all}>
          {words.translate(all ? 'demandAnalytics.skills.showFewer' : 'demandAnalytics.skills.showAll', {
            smart_count: skills.length,
          })}
        </Button>
      )}
    </FigurePanel>
  );
};
