import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { isApiError } from '../../auth/ApiError.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { FoundPeople } from './FoundPeople.tsx';
import { ReadyToFind } from './ReadyToFind.tsx';
import type { useSearch } from './useSearch.ts';

type Search = ReturnType<typeof useSearch>;
type Props = Pick<Search, 'kept' | 'search'> & { isAsked: boolean };

/** What became of the search: nothing asked yet, under way, failed, or whom it found. */
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
  return kept.data ? <FoundPeople key={kept.data.searchId} found={kept.data} /> : <Waiting />;
};

/** What is wrong with an input is said there. */
const isRefused = (error: unknown): boolean =>
  error !== null && Object.keys((isApiError(error) && error.body.errors) || {}).length === 0;

const Failed = ({ search }: Pick<Search, 'search'>) => {
  const translate = useTranslate();
  const message = search.error?.message ?? '';
  const again = () => search.variables && search.mutate(search.variables);
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={again}>
          {translate('screens.retry')}
        </Button>
      }
    >
      <AlertTitle component="p">{translate('recommendations.failed')}</AlertTitle>
      {translate(message, { _: message })} {translate('recommendations.failedHint')}
    </Alert>
  );
};

const Waiting = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="rounded" height={56} />
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} variant="rounded" height={296} sx={{ borderRadius: '14px' }} />
    ))}
  </Box>
);
