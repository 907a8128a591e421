import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useBasename, useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Verb } from '../../../domain/access/rules.ts';
import type { NounName } from '../../../domain/contract/index.ts';
import type { FirstStep } from '../../../domain/insight/firstSteps.ts';
import { mayAccess } from '../../auth/mayAccess.ts';
import { useSession } from '../../auth/useSession.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { inSite } from '../../platform/siteAddress.ts';
import { Panel } from '../tiles/Panel.tsx';

/** Where a step is done. `file` is one to try it with. */
type Way = { label: string; to: string } | { label: string; file: string };
type Ways = { needs: readonly [Verb, NounName]; ways: readonly [Way, ...Way[]] };

const profile = '/settings/profile';
const waysOf: Record<FirstStep, Ways> = {
  profile: { needs: ['edit', 'companies'], ways: [{ label: 'complete', to: profile }] },
  documents: { needs: ['create', 'verificationDocuments'], ways: [{ label: 'upload', to: profile }] },
  bench: {
    needs: ['create', 'candidates'],
    ways: [
      { label: 'importFile', to: '/employees/import' },
      { label: 'importResumes', to: '/employees/resumes' },
      { label: 'addPerson', to: '/employees/create' },
      { label: 'sampleSheet', file: '/samples/bench.csv' },
      { label: 'sampleResume', file: '/samples/resume.pdf' },
    ],
  },
  job: { needs: ['create', 'jobs'], ways: [{ label: 'postJob', to: '/jobs/create' }] },
  colleagues: { needs: ['create', 'users'], ways: [{ label: 'invite', to: profile }] },
  rateCard: { needs: ['create', 'rateCards'], ways: [{ label: 'addRateCard', to: '/rateCards/create' }] },
  request: { needs: ['create', 'requests'], ways: [{ label: 'find', to: '/talent-pool' }] },
};

/** What a new company sets up first, each with where to do it. Nothing once all is done. */
export const FirstSteps = ({ onHide }: { onHide: () => void }) => {
  const translate = useTranslate();
  const basename = useBasename();
  const user = useSession()?.user;
  const { firstSteps } = useDataProvider<DataProvider>();
  const { data = [] } = useQuery({
    queryKey: ['firstSteps'],
    queryFn: () => firstSteps({}).then(({ data }) => data.steps),
  });
  const steps = data.filter(({ step }) => mayAccess(user, ...waysOf[step].needs));
  const done = steps.filter((one) => one.done).length;
  if (done === steps.length) return null;
  const next = steps.find((one) => !one.done)?.step;
  return (
    <Box sx={{ mb: { xs: 2, md: 3 } }}>
      <Panel
        title={translate('firstSteps.title')}
        action={
          <>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', mr: 1 }}>
              {translate('firstSteps.progress', { done, all: steps.length })}
            </Typography>
            <Button size="small" onClick={onHide}>
              {translate('firstSteps.hide')}
            </Button>
          </>
        }
      >
        <Box component="ol" sx={list}>
          {steps.map(({ step, done }) => (
            <Box component="li" key={step} sx={row}>
              {done ? (
                <DoneIcon color="success" titleAccess={translate('firstSteps.done')} />
              ) : (
                <OpenIcon color="disabled" />
              )}
              <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>{translate(`firstSteps.${step}.title`)}</Typography>
                {!done && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {translate(`firstSteps.${step}.text`)}
                  </Typography>
                )}
              </Box>
              {!done && (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { xs: 4.5, sm: 0 } }}>
                  {waysOf[step].ways.map((way, place) => (
                    <Button
                      key={way.label}
                      size="small"
                      variant={place > 0 ? 'text' : step === next ? 'contained' : 'outlined'}
                      {...('to' in way
                        ? { component: Link, to: basename + way.to }
                        : { component: 'a', href: inSite(way.file), download: true })}
                    >
                      {translate(`firstSteps.${way.label}`)}
                    </Button>
                  ))}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      </Panel>
    </Box>
  );
};

const list = { listStyle: 'none', p: 0, m: 0, display: 'grid' };
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};
