import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useBasename, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PlannedImport } from '../../../domain/import/planImport.ts';
import { ImportDone } from './ImportDone.tsx';
import { ImportUndone } from './ImportUndone.tsx';
import type { Sheet } from './openSheet.ts';
import { useImport } from './useImport.ts';

interface Props {
  /** The rows to store. */
  sent: PlannedImport[];
  /** The rows of the file that are left out. */
  left: PlannedImport[];
  sheet: Sheet;
  onBack: () => void;
}

/** Stores the rows, shows progress, and offers undo. */
export const RunStep = ({ sent, left, sheet, onBack }: Props) => {
  const translate = useTranslate();
  const to = `${useBasename()}/employees`;
  const { state, start, undo, cancel } = useImport(sent);
  const begin = useEffectEvent(() => {
    if (state.step === 'ready') start();
  });
  useEffect(() => begin(), []);
  const running = state.step === 'checking' || state.step === 'storing' || state.step === 'undoing';
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', display: 'grid', gap: 2 }}>
      {running && <Progress state={state} all={sent.length} onCancel={cancel} />}
      {state.step === 'cancelled' && <Alert severity="info">{translate('bench.import.cancelled')}</Alert>}
      {state.step === 'failed' && (
        <Alert severity="error">
          {state.message} {translate(state.sure ? 'bench.import.failed' : 'bench.import.unsure')}
        </Alert>
      )}
      {state.step === 'done' && (
        <ImportDone
          sent={sent}
          left={left}
          sheet={sheet}
          problem={state.problem}
          onUndo={() => undo(state.results)}
        />
      )}
      {state.step === 'undone' && <ImportUndone {...state} />}
      {!running && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          {(state.step === 'cancelled' || state.step === 'failed') && (
            <Button onClick={onBack}>{translate('bench.import.again')}</Button>
          )}
          <Button component={Link} to={to} variant="contained">
            {translate('bench.import.toBench')}
          </Button>
        </Box>
      )}
    </Box>
  );
};

type ProgressProps = {
  state: ReturnType<typeof useImport>['state'];
  all: number;
  onCancel: () => void;
};

const Progress = ({ state, all, onCancel }: ProgressProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const counts = { all: all.toLocaleString(locale), done: '' };
  const checked = state.step === 'checking' ? state.checked : null;
  const words =
    checked === null
      ? translate(`bench.import.${state.step === 'undoing' ? 'undoing' : 'storing'}`, counts)
      : translate('bench.import.checked', { ...counts, done: checked.toLocaleString(locale) });
  return (
    <>
      <Typography role="status">{words}</Typography>
      <LinearProgress
        aria-label={words}
        {...(checked === null
          ? { variant: 'indeterminate' as const }
          : { variant: 'determinate' as const, value: (checked / all) * 100 })}
      />
      {checked !== null && (
        <Box>
          <Button onClick={onCancel}>{translate('bench.import.cancel')}</Button>
        </Box>
      )}
    </>
  );
};
