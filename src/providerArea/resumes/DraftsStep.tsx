import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { benchGrowth } from '../../../domain/import/benchGrowth.ts';
import { planDrafts } from '../../../domain/import/planImport.ts';
import { readAllRows } from '../../components/rows/readAllRows.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { NotEnoughRoom, useTooMany } from '../import/NotEnoughRoom.tsx';
import { useReasonWords } from '../import/useReasonWords.ts';
import { DraftForm } from './DraftForm.tsx';
import { DraftList } from './DraftList.tsx';
import { type Draft, filledValues } from './draft.ts';
import type { PlannedDraft } from './ResumesPage.tsx';
import { SourceText } from './SourceText.tsx';
import type { Drafts } from './useDrafts.ts';

interface Props {
  drafts: Drafts;
  onStart: (sent: PlannedDraft[], left: PlannedDraft[]) => void;
}

const isSent = ({ draft, planned }: PlannedDraft) => draft.isIncluded && planned.item !== null;

/** The drafts with what their import would do, and one of them in a form beside its text. */
export const DraftsStep = ({ drafts, onStart }: Props) => {
  const translate = useTranslate();
  const [openId, setOpenId] = useState<number | null>(null);
  const { all, error, refetch } = usePlan(drafts.drafts);
  const sent = all?.filter(isSent) ?? [];
  const { tooMany, room } = useTooMany(benchGrowth(sent.map(({ planned }) => planned)));
  if (error) return <CouldNotLoad error={error} onRetry={() => refetch()} />;
  if (!all)
    return (
      <Box role="status" sx={{ maxWidth: 480 }}>
        <Typography sx={{ mb: 1 }}>{translate('bench.import.comparing')}</Typography>
        <LinearProgress aria-label={translate('bench.import.comparing')} />
      </Box>
    );
  const open = all.find(({ draft }) => draft.id === openId) ?? all[0];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {all.length > 1 && open && <DraftList all={all} open={open.draft.id} onOpen={setOpenId} />}
      {open && <OpenDraft key={open.draft.id} {...open} drafts={drafts} />}
      {tooMany > 0 && room && <NotEnoughRoom tooMany={tooMany} room={room} />}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button
          variant="contained"
          disabled={sent.length === 0 || tooMany > 0 || drafts.reading !== null}
          onClick={() =>
            onStart(
              sent,
              all.filter((one) => !isSent(one)),
            )
          }
        >
          {sent.length
            ? translate('bench.import.start', { smart_count: sent.length })
            : translate('bench.import.nothing')}
        </Button>
      </Box>
    </Box>
  );
};

/** Compares the drafts with the bench, anew with each change. */
const usePlan = (drafts: readonly Draft[]) => {
  const dataProvider = useDataProvider();
  const { data, error, refetch } = useQuery({
    queryKey: ['candidates', 'comparing', 'resumes'],
    queryFn: ({ signal }) => readAllRows<Candidate>(dataProvider, { noun: 'candidates', filter: {} }, signal),
    gcTime: 0,
  });
  const all = useMemo((): PlannedDraft[] | undefined => {
    // A draft that is left out is no duplicate of another one.
    const included = drafts.filter(({ isIncluded }) => isIncluded);
    const plan =
      data &&
      planDrafts(
        included.map(({ values }) => filledValues(values)),
        data,
      );
    return (
      data &&
      drafts.flatMap((draft): PlannedDraft[] => {
        const planned = plan?.[included.indexOf(draft)] ?? planDrafts([filledValues(draft.values)], data)[0];
        return planned ? [{ draft, planned }] : [];
      })
    );
  }, [drafts, data]);
  return { all, error, refetch };
};

const severities = { new: 'success', update: 'info', duplicate: 'info', error: 'warning' } as const;

const OpenDraft = ({ draft, planned, drafts }: PlannedDraft & { drafts: Drafts }) => {
  const translate = useTranslate();
  const { ofRow: wordsOf } = useReasonWords();
  const isEmpty = Object.keys(draft.values).length === 0;
  const words = wordsOf(planned);
  return (
    <Paper
      component="section"
      variant="outlined"
      sx={{ p: { xs: 1.5, md: 2.5 } }}
      aria-label={translate('bench.resumes.draftOf', draft)}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1.5 }}>
        <Typography component="h2" variant="h6" sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
          {translate('bench.resumes.draftOf', draft)}
        </Typography>
        <FormControlLabel
          control={
            <Checkbox
              checked={draft.isIncluded}
              onChange={(_, isIncluded) => drafts.change(draft.id, { isIncluded })}
            />
          }
          label={translate('bench.resumes.include')}
        />
        <Button color="inherit" startIcon={<RemoveIcon />} onClick={() => drafts.remove(draft.id)}>
          {translate('bench.resumes.remove')}
        </Button>
      </Box>
      {isEmpty && <Alert severity="warning">{translate('bench.resumes.empty')}</Alert>}
      <Alert severity={severities[planned.kind]} role="status" sx={{ mb: 2 }}>
        {translate(`bench.import.kinds.${planned.kind}`)}
        {words && `: ${words}`}
      </Alert>
      <Box sx={columns}>
        <DraftForm draft={draft} onChange={(values) => drafts.change(draft.id, { values })} />
        <SourceText draft={draft} />
      </Box>
    </Paper>
  );
};

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: 3,
  alignItems: 'start',
};
