import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Recommendations } from '../../../domain/matching/market/recommend.ts';
import { useWriteList } from '../../components/fields/useWriteList.ts';
import { ViewSwitch } from '../compactList/ViewSwitch.tsx';
import { WhatTextSays } from '../reading/WhatTextSays.tsx';
import { KeptOut } from './KeptOut.tsx';

interface Props {
  found: Recommendations;
  without: string | null;
  onWithout: (filter: string | null) => void;
}

/** The number of matches, how many the filters exclude, and the criteria that were not recognized. */
export const FoundHead = ({ found, without, onWithout }: Props) => {
  const translate = useTranslate();
  const writeList = useWriteList();
  const { passed, matches, unknown, skills, skillsFromText, read, byWords } = found;
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography role="status" color="textSecondary">
          {translate('recommendations.found.counts', { smart_count: passed })}{' '}
          {matches.length > 0 &&
            matches.length < passed &&
            translate('recommendations.found.shown', { shown: matches.length })}
        </Typography>
        <ViewSwitch />
      </Box>
      <KeptOut found={found} without={without} onWithout={onWithout} />
      {without !== null && (
        <Alert
          severity="info"
          variant="outlined"
          action={
            <Button color="inherit" size="small" onClick={() => onWithout(null)}>
              {translate('recommendations.without.back')}
            </Button>
          }
        >
          {translate('recommendations.without.looking')}
        </Alert>
      )}
      {byWords && (
        <Alert severity="info" variant="outlined">
          {translate(`recommendations.found.${noteOf(byWords)}`)}
        </Alert>
      )}
      {skillsFromText && (
        <Typography variant="body2" color="textSecondary">
          {translate('recommendations.found.skills', { skills: skills.join(', ') })}
        </Typography>
      )}
      {read && <WhatTextSays reading={{ ...read, ruledOut: read.ruledOut.map((name) => ({ name })) }} />}
      {unknown.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          {translate('recommendations.found.unknown', {
            smart_count: unknown.length,
            names: writeList(unknown),
          })}
        </Alert>
      )}
    </Box>
  );
};

const noteOf = ({ count, isForeign }: NonNullable<Recommendations['byWords']>) => {
  if (!isForeign) return 'byWords';
  return count > 0 ? 'foreign' : 'foreignNone';
};
