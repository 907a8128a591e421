import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { RecordContextProvider, useBasename, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { EmptyState } from '../../components/screens/lists/EmptyState.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { ConfirmRow } from './ConfirmRow.tsx';
import { type Answer, useConfirming } from './useConfirming.ts';

/** All candidates whose availability was not confirmed in the last two weeks, in one list. */
export const ConfirmPage = () => {
  const translate = useTranslate();
  const { rows, error, refetch, states, confirming, problem, confirm } = useConfirming();
  const answers = useRef(new Map<string, Answer>());
  const list = useRef<HTMLUListElement>(null);
  if (error) return <CouldNotLoad error={error} onRetry={() => refetch()} />;
  const open = rows?.filter(({ id }) => states.get(id)?.step !== 'done') ?? [];
  const confirmOne = async (id: string, answer: Answer) => {
    const next = followingButton(list.current, id);
    const row = rows?.find((one) => one.id === id);
    if (row) await confirm([{ row, answer }]);
    next?.focus();
  };
  const confirmAll = () => confirm(open.map((row) => ({ row, answer: answers.current.get(row.id) ?? {} })));
  return (
    <>
      <PageTitle>{translate('bench.confirming.title')}</PageTitle>
      {!rows && <LinearProgress aria-label={translate('bench.confirming.loading')} />}
      {rows?.length === 0 && <NothingToConfirm />}
      {rows && rows.length > 0 && (
        <>
          <Box sx={head}>
            <Typography role="status">
              {translate(open.length > 0 ? 'bench.confirming.open' : 'bench.confirming.allDone', {
                smart_count: open.length,
              })}
            </Typography>
            {open.length > 1 && (
              <Button variant="contained" loading={confirming} onClick={confirmAll}>
                {translate('bench.confirming.all', { smart_count: open.length })}
              </Button>
            )}
          </Box>
          {problem && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {problem}
            </Alert>
          )}
          <Paper component="ul" variant="outlined" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((row) => (
              <RecordContextProvider key={row.id} value={row}>
                <ConfirmRow
                  candidate={row}
                  state={states.get(row.id)}
                  onAnswer={(answer) => answers.current.set(row.id, answer)}
                  onConfirm={(answer) => confirmOne(row.id, answer)}
                />
              </RecordContextProvider>
            ))}
          </Paper>
        </>
      )}
    </>
  );
};

/** The next row’s button, so that pressing Enter again confirms the next candidate. */
const followingButton = (list: HTMLUListElement | null, id: string): HTMLElement | null => {
  const buttons = [...(list?.querySelectorAll<HTMLElement>('button[data-confirms]') ?? [])];
  return buttons[buttons.findIndex(({ dataset }) => dataset.confirms === id) + 1] ?? null;
};

const NothingToConfirm = () => {
  const translate = useTranslate();
  const basename = useBasename();
  return (
    <EmptyState title={translate('bench.confirming.none')} text={translate('bench.confirming.noneText')}>
      <Button component={Link} to={`${basename}/employees`} variant="contained">
        {translate('bench.import.toBench')}
      </Button>
    </EmptyState>
  );
};

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  mb: 2,
};
