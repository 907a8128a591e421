import CardsIcon from '@mui/icons-material/GridViewOutlined';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense } from 'react';
import { type SortPayload, useStore, useTranslate } from 'react-admin';
import { useActor } from '../../components/contract/useActor.ts';
import { customFilters } from '../../components/customFields/customFilters.tsx';
import { useCustomFields } from '../../components/customFields/useCustomFields.ts';
import { laterFilter } from '../../components/inputs/laterFilter.tsx';
import { askedAhead } from '../../components/later/useRowsAhead.ts';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { chargeFilters, filtersFor } from '../../components/screens/lists/filtersFor.tsx';
import { LaterPagination } from '../../components/screens/lists/LaterPagination.tsx';
import { ListPage } from '../../components/screens/lists/ListPage.tsx';
import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NothingYet } from '../../components/screens/lists/NothingHere.tsx';
import { WhenListed } from '../../components/screens/lists/WhenListed.tsx';
import { CandidateOrder } from '../../resources/candidates/CandidateOrder.tsx';
import { BenchLimit } from '../../resources/subscriptions/BenchLimit.tsx';
import { CalendarButton } from '../calendar/CalendarButton.tsx';
import { ConfirmLink } from '../confirm/ConfirmLink.tsx';
import { ImportButton } from '../import/ImportButton.tsx';
import { ResumesButton } from '../resumes/ResumesButton.tsx';
import { OwnCandidateCards } from './OwnCandidateCards.tsx';
import { openingAddress } from './openingAddress.ts';

type CandidateView = 'cards' | 'table';
/** Switches between cards and table; the choice is remembered. */
const useCandidateView = () => useStore<CandidateView>('bench.view', 'cards');

const ViewSwitch = () => {
  const translate = useTranslate();
  const [view, setView] = useCandidateView();
  return (
    <ToggleButtonGroup
      exclusive
      value={view}
      aria-label={translate('bench.views.label')}
      onChange={(_, chosen: CandidateView | null) => chosen && setView(chosen)}
    >
      <ToggleButton value="cards" aria-label={translate('bench.views.cards')}>
        <CardsIcon fontSize="small" />
      </ToggleButton>
      <ToggleButton value="table" aria-label={translate('bench.views.table')}>
        <TableIcon fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
};

const OwnCandidateTable = lazyScreen(() => import('./OwnCandidateTable.tsx'), 'OwnCandidateTable');
const PlaceFilter = laterFilter(
  async () => (await import('../../components/inputs/filterInputs.ts')).PlaceFilter,
);

const filters = [
  ...filtersFor('candidates', ['skills', 'status', 'availability']),
  <PlaceFilter key="location" source="location" label="resources.candidates.fields.location" />,
  ...filtersFor('candidates', ['experience', 'rate', 'availabilityConfirmed', 'published']).filter(
    ({ key }) => key !== 'q',
  ),
];

const orders: SortPayload[] = [
  { field: 'status', order: 'ASC' },
  { field: 'benchSince', order: 'ASC' },
  { field: 'availableFrom', order: 'ASC' },
  { field: 'availabilityConfirmed', order: 'ASC' },
  { field: 'name', order: 'ASC' },
  { field: 'experience', order: 'DESC' },
  { field: 'rate', order: 'ASC' },
  { field: 'profileViews', order: 'DESC' },
  { field: 'requests', order: 'DESC' },
];

/** The provider's candidates, as cards or as a table. Search and sort order are kept in the address. */
export const OwnCandidateList = () => {
  const [view] = useCandidateView();
  const actor = useActor();
  const { data: fields = [] } = useCustomFields('candidates');
  return (
    <ListPage
      title="provider.menu.employees"
      filters={[
        ...filters.slice(0, 1),
        ...chargeFilters(actor, 'candidates'),
        ...filters.slice(1),
        ...customFilters(fields),
      ]}
      {...openingAddress}
      queryOptions={askedAhead}
      pagination={<LaterPagination rowsPerPageOptions={[12, 24, 48, 96]} />}
      actions={
        <ListTools table={view === 'table'}>
          <ImportButton />
          <ResumesButton />
        </ListTools>
      }
      empty={
        <NothingYet>
          <ImportButton />
          <ResumesButton />
        </NothingYet>
      }
      component="div"
    >
      <WhenListed>
        <Candidates />
      </WhenListed>
    </ListPage>
  );
};

const Candidates = () => {
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [view] = useCandidateView();
  return (
    <>
      <CandidateOrder orders={orders} found="bench.found" beside={<BenchLimit />}>
        <ConfirmLink />
        <CalendarButton />
        <ViewSwitch />
      </CandidateOrder>
      {view === 'table' && !isSmall ? (
        <Paper variant="outlined" sx={{ position: 'relative', overflow: 'hidden' }}>
          <Suspense fallback={<Skeleton variant="rectangular" height={600} />}>
            <OwnCandidateTable />
          </Suspense>
        </Paper>
      ) : (
        <OwnCandidateCards />
      )}
    </>
  );
};
