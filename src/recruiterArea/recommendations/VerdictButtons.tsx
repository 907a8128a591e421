import DownIcon from '@mui/icons-material/ThumbDownOffAlt';
import UpIcon from '@mui/icons-material/ThumbUpOffAlt';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Verdict } from '../../../domain/contract/hiring/searchFeedback.ts';
import { useVerdict } from './useVerdict.ts';

const choices = [
  { verdict: 'Good Match', key: 'good', Icon: UpIcon },
  { verdict: 'Poor Match', key: 'poor', Icon: DownIcon },
] as const;

interface Props {
  searchId: string;
  candidate: Candidate;
}

/** Thumbs up or down; pressing the same button again removes the verdict. */
export const VerdictButtons = ({ searchId, candidate: { id, name } }: Props) => {
  const translate = useTranslate();
  const { verdict, judge } = useVerdict(searchId, id);
  return (
    <Box
      role="group"
      aria-label={translate('recommendations.verdict.group', { name })}
      sx={{ ml: 'auto', display: 'flex' }}
    >
      {choices.map(({ verdict: one, key, Icon }) => (
        <IconButton
          key={one}
          aria-label={translate(`recommendations.verdict.${key}`, { name })}
          title={translate(`recommendations.verdict.${one}`)}
          aria-pressed={verdict === one}
          onClick={() => judge(one as Verdict)}
          sx={verdict === one ? { bgcolor: 'action.selected', color: 'primary.main' } : undefined}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </Box>
  );
};
