import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Recommendations } from '../../../domain/matching/market/recommend.ts';
import type { Match } from '../../../domain/matching/score.ts';
import { AddToPipelineButton } from '../AddToPipelineButton.tsx';
import { ContactButton } from '../ContactButton.tsx';
import { AddedFacts } from '../contacts/AddedFacts.tsx';
import { ContactLine } from '../contacts/ContactLine.tsx';
import { ShortlistButton } from '../pools/ShortlistButton.tsx';
import { RaiseList } from '../scores/RaiseList.tsx';
import { ReasonHalves } from '../scores/ReasonHalves.tsx';
import { ScoreFigure } from '../scores/ScoreFigure.tsx';
import { RankedCandidate } from './RankedCandidate.tsx';
import { VerdictButtons } from './VerdictButtons.tsx';

interface Props {
  match: Match;
  /** Starts at 1. */
  rank: number;
  found: Recommendations;
}

/** One result: the candidate, its score with the reasons, and the available actions. */
export const RecommendationCard = ({ candidate, match, rank, found }: Props & { candidate: Candidate }) => (
  <RecordContextProvider value={candidate}>
    <Card component="article" aria-label={candidate.name} sx={card}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Rank rank={rank} />
        <RankedCandidate candidate={candidate} found={found} />
        <ScoreFigure match={match} />
      </Box>
      <ContactLine />
      <AddedFacts />
      <ReasonHalves match={match} weights={found.weights} />
      <RaiseList raises={match.raises} />
      <Divider />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ContactButton first={wishesOf(found)} jobId={found.jobId} />
        <ShortlistButton />
        <AddToPipelineButton isIcon jobId={found.jobId} source="Smart Recommendations" />
        {found.searchId && <VerdictButtons searchId={found.searchId} candidate={candidate} />}
      </Box>
    </Card>
  </RecordContextProvider>
);

/** The initial values of a request to the provider. */
const wishesOf = ({ criteria, skills }: Recommendations) => ({
  ...(criteria.title && { position: criteria.title.slice(0, 120) }),
  ...(skills.length > 0 && { skills: skills.slice(0, 20) }),
});

/** A candidate who is no longer listed, with the score and reasons from the time of the search. */
export const GoneCandidate = ({ match, rank, found }: Props) => {
  const translate = useTranslate();
  return (
    <Card component="article" aria-label={match.id} sx={{ ...card, bgcolor: 'transparent' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Rank rank={rank} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h2" sx={{ fontWeight: 600 }}>
            {match.id}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {translate('recommendations.gone')}
          </Typography>
        </Box>
        <ScoreFigure match={match} />
      </Box>
      <ReasonHalves match={match} weights={found.weights} />
    </Card>
  );
};

const Rank = ({ rank }: { rank: number }) => {
  const translate = useTranslate();
  return (
    <Box role="img" aria-label={translate('recommendations.rank', { rank })} sx={mark}>
      {rank}
    </Box>
  );
};

const card = { display: 'grid', gap: 2, p: { xs: 2, md: 2.5 } };
const mark = {
  flex: 'none',
  minWidth: 28,
  height: 28,
  px: 0.5,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '8px',
  bgcolor: 'action.selected',
  color: 'primary.main',
  fontSize: 14,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
};
