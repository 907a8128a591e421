import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { Chips } from '../../components/fields/Chips.tsx';
import { skillGroups } from './skillGroups.ts';

interface Props {
  candidate: Candidate;
  all: readonly Candidate[];
}

const order = ['common', 'some', 'only'] as const;

/** A candidate's skills, labeled as shared by all, shared by some, or unique to this candidate. */
export const SkillsCompared = ({ candidate, all }: Props) => {
  const translate = useTranslate();
  const groups = skillGroups(candidate, all);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {order
        .filter((group) => groups[group].length > 0)
        .map((group) => (
          <div key={group}>
            <Typography variant="body2" color="textSecondary">
              {translate(`talent.compare.${group}`)}
            </Typography>
            <Chips words={groups[group]} />
          </div>
        ))}
    </Box>
  );
};
