import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import type { Recommendations } from '../../../domain/matching/market/recommend.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { isApiError } from '../../auth/ApiError.ts';
import { Form } from '../../components/screens/forms/Form.tsx';
import { CriteriaInputs } from './CriteriaInputs.tsx';
import { faultsOf, inForm } from './criteriaFaults.ts';
import {
  askedOf,
  type CriteriaForm,
  criteriaOf,
  criteriaOfJob,
  noCriteria,
  type SkillOfText,
} from './criteriaForm.ts';
import { SearchButtons } from './SearchButtons.tsx';
import type { useSearch } from './useSearch.ts';
import { useSkillsOfJob } from './useSkillsOfJob.ts';

type Search = ReturnType<typeof useSearch>;

type Props = Pick<Search, 'id' | 'jobId' | 'isAtOnce' | 'formKey' | 'kept' | 'search' | 'leave'>;

/** The search form. On a phone it collapses once there are results. */
export const CriteriaPanel = ({ id, jobId, isAtOnce, formKey, kept, search, leave }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const searchId = kept.data?.searchId ?? null;
  const job = useGetOne<Job>('jobs', { id: jobId ?? '' }, { enabled: id === null && jobId !== null });
  const read = useSkillsOfJob(id === null ? job.data : undefined);
  const from = id !== null ? kept : jobId !== null ? job : null;
  /** The search for which the form was expanded; the next search collapses it again. */
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
        <Typography id={heading} component="h2" sx={{ fontSize: 16, fontWeight: 600 }}>
          {translate('recommendations.form.title')}
        </Typography>
        {folds && (
          <Button size="small" aria-expanded={open} onClick={() => setOpenFor(open ? null : searchId)}>
            {translate(`recommendations.form.${open ? 'hide' : 'change'}`)}
          </Button>
        )}
      </Box>
      <Box sx={{ display: folds && !open ? 'none' : 'block', mt: 1 }}>
        {from?.isPending || read.isLoading ? (
          <Skeleton variant="rounded" height={480} />
        ) : (
          <Criteria
            // The form starts empty when loading fails, and starts again once loading succeeds.
            key={`${formKey} ${from !== null && from.data === undefined}`}
            begin={() => beginningOf(kept.data, job.data, read.data)}
            isAtOnce={isAtOnce && id === null && job.data !== undefined}
            onSubmit={send}
          >
            <SearchButtons isSearching={search.isPending} onLeave={leave} />
          </Criteria>
        )}
      </Box>
    </Paper>
  );
};

/** The initial criteria, taken from the search or job in the address. */
const beginningOf = (
  found: Recommendations | undefined,
  job: Job | undefined,
  read: readonly SkillOfText[] | undefined,
): CriteriaForm => (found ? criteriaOf(found) : job ? criteriaOfJob(job, read) : noCriteria);

interface CriteriaProps {
  begin: () => CriteriaForm;
  /** Whether the initial criteria are searched for without a click, if they are valid. */
  isAtOnce: boolean;
  onSubmit: (typed: unknown) => Promise<Record<string, string> | undefined>;
  children: ReactNode;
}

/**
 * Needs its criteria on the first render: values set later by an effect would be overwritten by the form's
 * own.
 */
const Criteria = ({ begin, isAtOnce, onSubmit, children }: CriteriaProps) => {
  const [begun] = useState(begin);
  const isSent = useRef(!isAtOnce);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    if (Object.keys(faultsOf(searchOf(begun))).length === 0) void onSubmit(begun);
  });
  return (
    <Form record={{}} defaultValues={begun} resolver={checked} onSubmit={onSubmit} noValidate>
      <CriteriaInputs />
      {children}
    </Form>
  );
};

const searchOf = (typed: unknown) => askedOf(typed as CriteriaForm, utcDay(new Date()));

/** Validates before sending; the errors move the focus to their input. */
const checked = (typed: object) => {
  const faults = Object.entries(faultsOf(searchOf(typed)));
  if (faults.length === 0) return { values: typed, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(faults.map(([field, message]) => [field, { type: 'value', message }])),
  };
};

/** Server errors by input; an error that belongs to no input is shown in place of the results. */
const refusalOf = (error: unknown): Record<string, string> =>
  inForm((isApiError(error) && error.body.errors) || {});

const panel = { p: 2, borderRadius: '12px', borderColor: 'divider', minWidth: 0 };
