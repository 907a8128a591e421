import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { FeatureOff } from '../../components/platform/FeatureOff.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { usePlatform } from '../../platform/shownPlatform.ts';
import { CriteriaPanel } from './CriteriaPanel.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchOutcome } from './SearchOutcome.tsx';
import { useSearch } from './useSearch.ts';

/** A search form and the best matches with reasons. Each search has its own address. */
export const SmartRecommendations = () => {
  const translate = useTranslate();
  const { aiRecommendations } = usePlatform().features;
  return (
    <>
      <PageTitle>{translate('recruiter.menu.recommendations')}</PageTitle>
      {aiRecommendations ? <Searching /> : <FeatureOff feature="aiRecommendations" />}
    </>
  );
};

const Searching = () => {
  const searching = useSearch();
  const { id, kept, search } = searching;
  return (
    <Box sx={layout}>
      <Box sx={{ gridArea: 'criteria', minWidth: 0 }}>
        <CriteriaPanel {...searching} />
      </Box>
      <Box sx={{ gridArea: 'outcome', minWidth: 0 }}>
        <SearchOutcome isAsked={id !== null} kept={kept} search={search} />
      </Box>
      <Box sx={{ gridArea: 'recent', minWidth: 0 }}>
        <RecentSearches shownId={id} />
      </Box>
    </Box>
  );
};

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '344px minmax(0, 1fr)' },
  gridTemplateAreas: {
    xs: '"criteria" "outcome" "recent"',
    lg: '"criteria outcome" "recent outcome"',
  },
  gridTemplateRows: { lg: 'auto 1fr' },
  columnGap: 3,
  rowGap: 2,
  alignItems: 'start',
};
