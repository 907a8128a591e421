import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Recommendations } from '../../../domain/matching/market/recommend.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { EmptyState } from '../../components/screens/lists/EmptyState.tsx';
import { FoundHead } from './FoundHead.tsx';
import { HowScored } from './HowScored.tsx';
import { RankedCards, RankedSkeleton } from './RankedCards.tsx';
import { useWithout } from './useSearch.ts';

/** The candidates of a search, best first, or those that one of its filters alone excludes. */
export const FoundCandidates = ({ found }: { found: Recommendations }) => {
  const translate = useTranslate();
  const [without, setWithout] = useState<string | null>(null);
  const looked = useWithout(found, without);
  const top = useRef<HTMLElement>(null);
  // Moves the focus to the results; scrolls only if they are out of view.
  useEffect(() => top.current?.focus({ preventScroll: isInSight(top.current) }), []);
  return (
    <Box
      component="section"
      ref={top}
      tabIndex={-1}
      aria-label={translate('recommendations.found.title')}
      sx={frame}
    >
      <FoundHead found={found} without={without} onWithout={setWithout} />
      {without === null && <Passing found={found} />}
      {without !== null && looked.error && (
        <CouldNotLoad error={looked.error} onRetry={() => looked.refetch()} />
      )}
      {without !== null && looked.isPending && <RankedSkeleton />}
      {without !== null && looked.data && <RankedCards found={looked.data} />}
      <HowScored found={found} />
    </Box>
  );
};

const isInSight = (element: HTMLElement): boolean => {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight / 2;
};

const Passing = ({ found }: { found: Recommendations }) => {
  const translate = useTranslate();
  if (found.matches.length > 0) return <RankedCards found={found} />;
  const kind = found.visible > 0 ? 'none' : 'nobody';
  return (
    <EmptyState
      searched
      title={translate(`recommendations.found.${kind}.title`)}
      text={translate(`recommendations.found.${kind}.text`)}
    />
  );
};

/** The section is focused by code only, so it shows no focus ring. */
const frame = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  scrollMarginTop: 80,
  '&:focus-visible': { outline: 'none' },
};
