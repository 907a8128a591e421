import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListBase, type SortPayload, useListContext, useTranslate } from 'ra-core';
import { AddedActions } from '../components/screens/lists/AddedActions.tsx';
import { countedTo } from '../components/screens/lists/countedTo.ts';
import { EmptyState } from '../components/screens/lists/EmptyState.tsx';
import { ListPagination } from '../components/screens/lists/ListPagination.tsx';
import { WhenListed } from '../components/screens/lists/WhenListed.tsx';
import { PageTitle } from '../components/screens/PageTitle.tsx';
import { CandidateGrid } from '../resources/candidates/CandidateGrid.tsx';
import { CandidateOrder } from '../resources/candidates/CandidateOrder.tsx';
import { CompareBar } from './compare/CompareBar.tsx';
import { ListContacts } from './contacts/Contacts.tsx';
import { ListedCandidateCard } from './ListedCandidateCard.tsx';
import { TalentPoolTabs } from './pools/TalentPoolTabs.tsx';
import { SavedSearches } from './savedSearches/SavedSearches.tsx';
import { ListScores } from './scores/JobScores.tsx';
import { TalentPoolFilters } from './TalentPoolFilters.tsx';

/** The empty state of the talent pool when no candidate matches the filters. */
const NoCandidates = () => {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  return (
    <EmptyState
      searched
      title={translate('pages.talentPool.noneTitle')}
      text={translate('pages.talentPool.noneText')}
    >
      <Button variant="outlined" onClick={() => setFilters({}, {})}>
        {translate('pages.talentPool.reset')}
      </Button>
    </EmptyState>
  );
};

const orders: SortPayload[] = [
  { field: 'benchSince', order: 'ASC' },
  { field: 'listedAt', order: 'DESC' },
  { field: 'name', order: 'ASC' },
  { field: 'experience', order: 'DESC' },
  { field: 'rate', order: 'ASC' },
];

/** All listed candidates, with filters. */
export const TalentPool = () => {
  const translate = useTranslate();
  return (
    <ListBase
      perPage={24}
      sort={{ field: 'benchSince', order: 'ASC' }}
      filterDefaultValues={{ experience_gte: 0, experience_lte: 10 }}
      queryOptions={{ meta: countedTo }}
    >
      <PageTitle>{translate('recruiter.menu.talentPool')}</PageTitle>
      <TalentPoolTabs />
      <Box sx={layout}>
        <Box sx={beside}>
          <TalentPoolFilters />
          <SavedSearches />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <CandidateOrder orders={orders} found="pages.talentPool.found">
            <AddedActions />
          </CandidateOrder>
          <WhenListed>
            <ListScores>
              <ListContacts>
                <CandidateGrid card={<ListedCandidateCard />} empty={<NoCandidates />} />
              </ListContacts>
            </ListScores>
            <ListPagination rowsPerPageOptions={[12, 24, 48, 96]} />
          </WhenListed>
          <CompareBar />
        </Box>
      </Box>
    </ListBase>
  );
};

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '264px minmax(0, 1fr)' },
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
};

/** Sticks while the candidates scroll; scrolls on its own when it is taller than the window. */
const beside = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  position: { lg: 'sticky' },
  top: { lg: 80 },
  maxHeight: { lg: 'calc(100vh - 96px)' },
  overflowY: { lg: 'auto' },
};
