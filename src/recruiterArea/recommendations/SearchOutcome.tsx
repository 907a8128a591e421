import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { isApiError } from '../../auth/ApiError.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { FoundCandidates } from './FoundCandidates.tsx';
import { ReadyToFind } from './ReadyToFind.tsx';
import type { useSearch } from './useSearch.ts';

type Search = ReturnType<typeof useSearch>;
type Props = Pick<Search, 'kept' | 'search'> & { isAsked: boolean };

/** The state of the search: not started, running, failed, or its results. */
export const SearchOutcome = ({ isAsked, kept, search }: Props) => {
  const translate = useTranslate();
  if (search.isPending) return <Waiting />;
  if (isRefused(search.error)) return <Failed search={search} />;
  if (!isAsked) return <ReadyToFind />;
  if (kept.error)
    return (
      <CouldNotLoad
        title={translate('recommendations.notKept')}
        error={kept.error}
        onRetry={() => kept.refetch()}
      />
    );
  return kept.data ? <FoundCandidates key={kept.data.searchId} found={kept.data} /> : <Waiting />;
};

/** Errors of single inputs are shown at the inputs instead. */
const isRefused = (error: unknown): boolean =>
  error !== null && Object.keys((isApiError(error) && error.body.errors) || {}).length === 0;

const Failed = ({ search }: Pick<Search, 'search'>) => {
  const translate = useTranslate();
  return (
    <CouldNotLoad
      title={translate('recommendations.failed')}
      error={search.error}
      hint={translate('recommendations.failedHint')}
      onRetry={() => search.variables && search.mutate(search.variables)}
    />
  );
};

const Waiting = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="rounded" height={56} />
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} variant="rounded" height={296} sx={{ borderRadius: '12px' }} />
    ))}
  </Box>
);
