import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import type { Recommendations } from '../../../domain/matching/market/recommend.ts';
import { isApiError } from '../../auth/ApiError.ts';
import { CriteriaInputs } from './CriteriaInputs.tsx';
import { faultsOf, inForm } from './criteriaFaults.ts';
import { askedOf, type CriteriaForm, noCriteria } from './criteriaForm.ts';
import { Refill } from './Refill.tsx';
import { SearchButtons } from './SearchButtons.tsx';
import type { useSearch } from './useSearch.ts';

type Search = ReturnType<typeof useSearch>;

interface Props {
  found: Recommendations | undefined;
  /** A job to begin with. */
  jobId: string | null;
  search: Search['search'];
  sentId: Search['sentId'];
  onLeave: () => void;
}

/** Asks whom one needs. On a phone it folds once there is something to look at. */
export const CriteriaPanel = ({ found, jobId, search, sentId, onLeave }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const searchId = found?.searchId ?? null;
  /** The search it was unfolded for: the next one folds it again. */
  const [openFor, setOpenFor] = useState<string | null>(null);
  const open = openFor === searchId;
  const folds = !isWide && searchId !== null;
  const send = async (typed: unknown) => {
    if (search.isPending) return undefined;
    return search.mutateAsync(searchOf(typed)).then(() => undefined, refusalOf);
  };
  return (
    <Paper component="search" variant="outlined" aria-labelledby={heading} sx={panel}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={heading} component="h2" sx={{ fontSize: 17, fontWeight: 650 }}>
          {translate('recommendations.form.title')}
        </Typography>
        {folds && (
          <Button size="small" aria-expanded={open} onClick={() => setOpenFor(open ? null : searchId)}>
            {translate(`recommendations.form.${open ? 'hide' : 'change'}`)}
          </Button>
        )}
      </Box>
      <Box sx={{ display: folds && !open ? 'none' : 'block', mt: 1 }}>
        <Form record={{}} defaultValues={noCriteria} resolver={checked} onSubmit={send} noValidate>
          <Refill found={found} jobId={jobId} sentId={sentId} />
          <CriteriaInputs />
          <SearchButtons isSearching={search.isPending} onLeave={onLeave} />
        </Form>
      </Box>
    </Paper>
  );
};

const searchOf = (typed: unknown) => askedOf(typed as CriteriaForm, new Date().toISOString().slice(0, 10));

/** Says what is wrong before it is sent, and takes whoever typed it there. */
const checked = (typed: object) => {
  const faults = Object.entries(faultsOf(searchOf(typed)));
  if (faults.length === 0) return { values: typed, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(faults.map(([field, message]) => [field, { type: 'value', message }])),
  };
};

/** What was refused, by the inputs it was typed into; what concerns none of them is said where the result would be. */
const refusalOf = (error: unknown): Record<string, string> =>
  inForm((isApiError(error) && error.body.errors) || {});

const panel = { p: 2, borderRadius: '14px', borderColor: 'divider', minWidth: 0 };
