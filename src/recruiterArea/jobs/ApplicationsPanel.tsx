import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import {
  type Applicants,
  applicantOrders,
  mostApplicants,
} from '../../../domain/matching/market/applicants.ts';
import { mayAccess } from '../../auth/mayAccess.ts';
import { useSession } from '../../auth/useSession.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { PageLinks } from '../../components/screens/lists/PageLinks.tsx';
import { Results } from '../results/Results.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import { DeclineApplicationsDialog } from './DeclineApplicationsDialog.tsx';
import { minScores, useApplicants } from './useApplicants.ts';

/** The applications for this job with their scores, and with those awaiting an answer first. */
export const ApplicationsPanel = ({ job }: { job: Job }) => {
  const heading = useId();
  const translate = useTranslate();
  const words = (key: string, values?: object) => translate(`jobPostings.applications.${key}`, values);
  const { data, error, isPending, refetch, view, show, pages } = useApplicants(job.id);
  return (
    <section aria-labelledby={heading}>
      <Box sx={head}>
        <Typography id={heading} variant="subtitle1" component="h2" sx={{ flex: 1 }}>
          {words('title')}
          {data && ` (${data.all})`}
        </Typography>
        {data && data.all > 0 && (
          <>
            <TextField
              select
              size="small"
              margin="none"
              fullWidth={false}
              label={words('sort')}
              value={view.sort}
              onChange={({ target }) => show({ sort: target.value as (typeof applicantOrders)[number] })}
              sx={{ minWidth: 160 }}
            >
              {applicantOrders.map((order) => (
                <MenuItem key={order} value={order}>
                  {words(`orders.${order}`)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              size="small"
              margin="none"
              fullWidth={false}
              label={words('minScore')}
              value={view.minScore}
              onChange={({ target }) => show({ minScore: Number(target.value) })}
              sx={{ minWidth: 200 }}
            >
              {minScores.map((score) => (
                <MenuItem key={score} value={score}>
                  {score === 0 ? words('anyScore') : words('fromScore', { score })}
                </MenuItem>
              ))}
            </TextField>
          </>
        )}
      </Box>
      {error && <CouldNotLoad error={error} onRetry={refetch} />}
      {isPending && <Skeleton variant="rounded" height={160} />}
      {data?.all === 0 && <Typography color="textSecondary">{words('none')}</Typography>}
      {data && !data.scored && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {words('unscored')}
        </Alert>
      )}
      {data && data.all > mostApplicants && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {words('newestOnly', { most: mostApplicants })}
        </Alert>
      )}
      {data && data.all > 0 && data.total === 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography color="textSecondary">{words('noneFound', { score: view.minScore })}</Typography>
          <Button size="small" onClick={() => show({ minScore: 0 })}>
            {words('showAll')}
          </Button>
        </Box>
      )}
      {data && <ApplicantList found={data} job={job} />}
      {pages > 1 && (
        <PageLinks
          count={pages}
          page={view.page}
          onChange={(_, page) => show({ page })}
          sx={{ mt: 2, display: 'flex', justifyContent: 'center' }}
        />
      )}
    </section>
  );
};

/** One page of applications. Those awaiting an answer can be selected and declined together. */
const ApplicantList = ({ found: { applicants, scored }, job }: { found: Applicants; job: Job }) => {
  const translate = useTranslate();
  const words = (key: string, values?: object) => translate(`jobPostings.applications.${key}`, values);
  const user = useSession()?.user;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [declining, setDeclining] = useState(false);
  const open = applicants
    .map(({ application }) => application)
    .filter((one) => one.status === 'Received' && mayAccess(user, 'edit', 'applications', one));
  const matched = applicants.flatMap(({ application, match }) => (match ? [application.candidateId] : []));
  const back = { labelKey: 'jobPostings.applications.back', values: { job: job.title } };
  const selected = open.filter(({ id }) => chosen.has(id));
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  return (
    <>
      {open.length > 1 && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            minHeight: 40,
            mb: 0.5,
          }}
        >
          <FormControlLabel
            sx={{ ml: 0.5 }}
            control={
              <Checkbox
                size="small"
                checked={selected.length === open.length}
                indeterminate={selected.length > 0 && selected.length < open.length}
                onChange={(_, isChosen) => setChosen(new Set(isChosen ? open.map(({ id }) => id) : []))}
              />
            }
            label={
              selected.length > 0
                ? words('selected', { smart_count: selected.length })
                : words('selectAll', { smart_count: open.length })
            }
          />
          {selected.length > 0 && (
            <Button size="small" variant="outlined" onClick={() => setDeclining(true)}>
              {words('declineSome', { smart_count: selected.length })}
            </Button>
          )}
        </Box>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        <Results ids={matched} back={back}>
          {applicants.map(({ application, match }) => (
            <ApplicationCard
              key={application.id}
              application={application}
              match={match}
              isScored={scored}
              job={job}
              selection={
                open.length > 1 && open.includes(application)
                  ? {
                      isChosen: chosen.has(application.id),
                      onChoose: (isChosen) => choose(application.id, isChosen),
                    }
                  : undefined
              }
            />
          ))}
        </Results>
      </Box>
      {declining && <DeclineApplicationsDialog applications={selected} onClose={() => setDeclining(false)} />}
    </>
  );
};

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 };
