import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { CriteriaPanel } from './CriteriaPanel.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchOutcome } from './SearchOutcome.tsx';
import { useSearch } from './useSearch.ts';

/** Says whom one needs, and sees who fits best and why. A search has an address of its own. */
export const SmartRecommendations = () => {
  const translate = useTranslate();
  const { id, jobId, sentId, kept, search, leave } = useSearch();
  return (
    <>
      <PageTitle>{translate('recruiter.menu.recommendations')}</PageTitle>
      <Box sx={layout}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <CriteriaPanel found={kept.data} jobId={jobId} search={search} sentId={sentId} onLeave={leave} />
          <RecentSearches shownId={id} />
        </Box>
        <SearchOutcome isAsked={id !== null} kept={kept} search={search} />
      </Box>
    </>
  );
};

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '344px minmax(0, 1fr)' },
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
};
