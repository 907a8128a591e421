import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useBasename, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../../components/contract/useMay.ts';
import { ImportUndone } from '../import/ImportUndone.tsx';
import { useImport } from '../import/useImport.ts';
import { useReasonWords } from '../import/useReasonWords.ts';
import type { Failure } from './draft.ts';
import type { PlannedDraft } from './ResumesPage.tsx';
import { useFailureWords } from './useFailureWords.ts';
import { useOriginals } from './useOriginals.ts';

interface Props {
  sent: PlannedDraft[];
  left: PlannedDraft[];
  failures: readonly Failure[];
  onBack: () => void;
}

/** Stores the drafts, then reports who was added, updated and left out, and offers undo. */
export const ResumesResult = ({ sent, left, failures, onBack }: Props) => {
  const translate = useTranslate();
  const to = `${useBasename()}/employees`;
  const { state, start, undo } = useImport(sent.map(({ planned }) => planned));
  const begin = useEffectEvent(() => {
    if (state.step === 'ready') start();
  });
  useEffect(() => begin(), []);
  const originals = useOriginals(sent);
  const isDone = state.step === 'done';
  const keep = useEffectEvent(() => {
    if (state.step === 'done') originals.keep(state.results);
  });
  useEffect(() => {
    if (isDone) keep();
  }, [isDone]);
  const isStoring = state.step === 'checking' || state.step === 'storing' || state.step === 'undoing';
  const isBusy = isStoring || originals.keeping !== null;
  const busyWords = originals.keeping
    ? translate('bench.resumes.keeping', originals.keeping)
    : translate(`bench.import.${state.step === 'undoing' ? 'undoing' : 'storing'}`, {
        all: sent.length,
      });
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', mt: 2, display: 'grid', gap: 2 }}>
      {isBusy && (
        <Box role="status">
          <Typography sx={{ mb: 1 }}>{busyWords}</Typography>
          <LinearProgress aria-label={busyWords} />
        </Box>
      )}
      {state.step === 'failed' && (
        <Alert severity="error">
          {state.message} {translate(state.sure ? 'bench.import.failed' : 'bench.import.unsure')}
        </Alert>
      )}
      {state.step === 'done' && (
        <>
          <Report sent={sent} left={left} failures={failures} kept={originals.kept} />
          {originals.problems.map((problem) => (
            <Alert key={problem} severity="warning">
              {problem}
            </Alert>
          ))}
          {state.problem && <Alert severity="error">{state.problem}</Alert>}
          {!isBusy && (
            <UndoButton
              sent={sent}
              onUndo={async () => {
                await originals.discard();
                undo(state.results);
              }}
            />
          )}
        </>
      )}
      {state.step === 'undone' && <ImportUndone {...state} />}
      {!isBusy && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          {state.step === 'failed' && <Button onClick={onBack}>{translate('bench.import.again')}</Button>}
          <Button component={Link} to={to} variant="contained">
            {translate('bench.import.toBench')}
          </Button>
        </Box>
      )}
    </Box>
  );
};

const Report = ({ sent, left, failures, kept }: Omit<Props, 'onBack'> & { kept: number }) => {
  const translate = useTranslate();
  const { ofRow: wordsOf } = useReasonWords();
  const failureWordsOf = useFailureWords();
  const named = (kind: 'new' | 'update') => sent.filter(({ planned }) => planned.kind === kind);
  const list = (key: 'added' | 'updated', all: readonly PlannedDraft[]) =>
    all.length > 0 && (
      <li>
        {translate(`bench.import.${key}`, { smart_count: all.length })}
        {`: ${all.map(({ planned }) => planned.name).join(', ')}`}
      </li>
    );
  const reasonOf = ({ draft, planned }: PlannedDraft) =>
    draft.isIncluded
      ? `${translate(`bench.import.kinds.${planned.kind}`)}: ${wordsOf(planned)}`
      : translate('bench.resumes.excluded');
  return (
    <>
      <Alert severity="success">
        <Typography component="h2" sx={{ fontWeight: 600 }}>
          {translate('bench.import.done')}
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {list('added', named('new'))}
          {list('updated', named('update'))}
          {kept > 0 && <li>{translate('bench.resumes.kept', { smart_count: kept })}</li>}
        </Box>
      </Alert>
      {(left.length > 0 || failures.length > 0) && (
        <Alert severity="warning">
          <Typography component="h2" sx={{ fontWeight: 600 }}>
            {translate('bench.resumes.left')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {left.map((one) => (
              <li key={one.draft.id}>{`${one.planned.name || one.draft.file}. ${reasonOf(one)}`}</li>
            ))}
            {failures.map((failure) => (
              <li key={failure.id}>{failureWordsOf(failure)}</li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  );
};

const UndoButton = ({ sent, onUndo }: Pick<Props, 'sent'> & { onUndo: () => void }) => {
  const translate = useTranslate();
  const mayDelete = useMay('delete', 'candidates');
  if (!mayDelete && sent.some(({ planned }) => planned.kind === 'new')) return null;
  return (
    <Box>
      <Button variant="outlined" onClick={onUndo}>
        {translate('bench.import.undo')}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {translate('bench.import.undoHint')}
      </Typography>
    </Box>
  );
};
