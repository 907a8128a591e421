import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { mostSearches, type SavedSearch } from '../../../domain/contract/hiring/savedSearches.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { SavedSearchLine } from './SavedSearchLine.tsx';
import { SaveSearchButton } from './SaveSearchButton.tsx';

const byName = {
  pagination: { page: 1, perPage: mostSearches },
  sort: { field: 'name', order: 'ASC' as const },
};

/** The saved searches, each with its number of new matches. Collapsed by default if `folded`, and on small screens. */
export const SavedSearches = ({ folded }: { folded: boolean }) => {
  const translate = useTranslate();
  const heading = useId();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg')) && !folded;
  const [open, setOpen] = useState(false);
  const may = useMay('create', 'savedSearches');
  const { data, error, refetch } = useGetList<SavedSearch>('savedSearches', byName);
  if (!may && !data?.length) return null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={heading}
      sx={{ p: 2, py: folded ? 1 : 2, borderRadius: '12px', borderColor: 'divider' }}
    >
      {isWide ? (
        <Typography id={heading} component="h2" variant="subtitle1">
          {translate('talent.searches.title')}
        </Typography>
      ) : (
        <Button id={heading} size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {translate('talent.searches.show', { count: data?.length ?? 0 })}
        </Button>
      )}
      {(isWide || open) && (
        <>
          {error && !data && (
            <CouldNotLoad title={translate('talent.searches.failed')} error={error} onRetry={refetch} />
          )}
          {data && <Lines searches={data} />}
          {may && <SaveSearchButton />}
        </>
      )}
    </Paper>
  );
};

const Lines = ({ searches }: { searches: readonly SavedSearch[] }) => {
  const translate = useTranslate();
  if (searches.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
        {translate('talent.searches.none')}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ m: 0, my: 1, p: 0, listStyle: 'none' }}>
      {searches.map((search) => (
        <SavedSearchLine key={search.id} search={search} />
      ))}
    </Box>
  );
};
