import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { ProfileLink } from '../results/ProfileLink.tsx';
import { MatchHighlights } from '../scores/MatchHighlights.tsx';
import { ScoreButton } from '../scores/ScoreButton.tsx';
import { EntrySection } from './EntrySection.tsx';

/** The candidate's score for the job of this entry with its reasons, and a link to the profile. */
export const EntryMatch = ({ entry }: { entry: PipelineEntry }) => {
  const { jobId, candidateId, name, matchScore } = entry;
  const translate = useTranslate();
  const dataProvider = useDataProvider<DataProvider>();
  const { data, error, isPending } = useQuery({
    queryKey: ['matching', 'scores', jobId, [candidateId]],
    queryFn: ({ signal }) =>
      dataProvider.scores({ jobId: jobId ?? '', ids: [candidateId], signal }).then((answer) => answer.data),
    enabled: jobId !== null,
  });
  const match = data?.[candidateId];
  const isGone = data && !match;
  const note = [
    matchScore !== null && matchScore !== match?.score && ['then', { score: matchScore }],
    jobId === null && ['noJob', {}],
    isGone && ['gone', {}],
  ].filter((one): one is [string, object] => Array.isArray(one));
  return (
    <EntrySection
      title={translate('pipeline.match.title')}
      action={
        !isGone && (
          <ProfileLink
            candidateId={candidateId}
            jobId={jobId}
            back={{ labelKey: 'pipeline.match.back' }}
            variant="body2"
          >
            {translate('pipeline.match.profile')}
          </ProfileLink>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        {jobId !== null && isPending && <Skeleton height={64} />}
        {error && <Alert severity="info">{translate('pipeline.match.failed')}</Alert>}
        {match && (
          <>
            <ScoreButton match={match} name={name} />
            <MatchHighlights match={match} />
          </>
        )}
        {note.map(([key, values]) => (
          <Typography key={key} variant="body2" color="textSecondary">
            {translate(`pipeline.match.${key}`, values)}
          </Typography>
        ))}
      </Box>
    </EntrySection>
  );
};
