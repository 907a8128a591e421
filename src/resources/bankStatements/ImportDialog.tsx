import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useBasename, useDataProvider, useLocale, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { statementLimits } from '../../../domain/billing/statements/limits.ts';
import type { Currency } from '../../../domain/contract/billing/currencies.ts';
import { isApiError } from '../../auth/ApiError.ts';
import { useReason } from '../../auth/useReason.ts';
import { asBase64 } from '../../components/documents/readUpload.ts';
import { FileDrop } from '../../components/inputs/FileDrop.tsx';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { useListPath } from '../../components/screens/useListPath.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { shownPlatform } from '../../platform/shownPlatform.ts';

type Choices = { currency?: Currency; dayIs?: 'first' | 'second' };
type Problem = { text: string; asks?: keyof Choices };

/** Reads a file of the bank, and opens its statement. What the file does not say itself is asked then. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const heading = useId();
  const { file, setFile, choices, choose, problem, isReading } = useImport(onClose);
  const limits = {
    size: statementLimits.file / 1_000_000,
    rows: statementLimits.entries.toLocaleString(locale),
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate('banking.import.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{translate('banking.import.lead')}</DialogContentText>
        {problem && <Alert severity={problem.asks ? 'info' : 'error'}>{problem.text}</Alert>}
        {file && problem?.asks === 'currency' && (
          <TextField
            select
            label={translate('banking.import.currency')}
            value={choices.currency ?? ''}
            onChange={({ target }) => choose({ currency: target.value as Currency })}
          >
            {shownPlatform().currencies.map((code) => (
              <MenuItem key={code} value={code}>
                {code}
              </MenuItem>
            ))}
          </TextField>
        )}
        {file && problem?.asks === 'dayIs' && (
          <TextField
            select
            label={translate('banking.import.dayIs')}
            value={choices.dayIs ?? ''}
            onChange={({ target }) => choose({ dayIs: target.value as 'first' | 'second' })}
          >
            {(['first', 'second'] as const).map((order) => (
              <MenuItem key={order} value={order}>
                {translate(`banking.import.${order}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        <FileDrop
          lead={translate('banking.import.drop')}
          choose={translate('banking.import.choose')}
          hint={translate('banking.import.limits', limits)}
          accept=".xml,.sta,.mt940,.940,.txt,.csv,.zip,text/csv,application/xml"
          isReading={isReading}
          onFiles={([chosen]) => chosen && setFile(chosen)}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const useImport = (onClose: () => void) => {
  const { importBankStatement } = useDataProvider<DataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const reasonOf = useReason();
  const navigate = useNavigate();
  const path = `${useBasename()}${useListPath()}`;
  const [file, keepFile] = useState<File>();
  const [choices, setChoices] = useState<Choices>({});
  const [problem, setProblem] = useState<Problem>();
  const [isReading, setReading] = useState(false);

  const read = async (sent: File, chosen: Choices) => {
    setReading(true);
    setProblem(undefined);
    try {
      if (sent.size > statementLimits.file) {
        const max = statementLimits.file / 1_000_000;
        setProblem({ text: translate('banking.import.tooLarge', { size: max }) });
        return;
      }
      const content = asBase64(new Uint8Array(await sent.arrayBuffer()));
      const { statements } = (await importBankStatement({ name: sent.name, content, ...chosen })).data;
      const sum = (count: 'entries' | 'added' | 'known') =>
        statements.reduce((all, statement) => all + statement[count], 0);
      notify('banking.import.done', {
        type: sum('added') > 0 ? 'success' : 'info',
        messageArgs: { smart_count: sum('entries'), added: sum('added'), known: sum('known') },
      });
      refresh();
      onClose();
      if (statements.length === 1) navigate(`${path}/${statements[0]?.id}/show`);
    } catch (error) {
      const errors = isApiError(error) ? error.body.errors : undefined;
      const asks = (['currency', 'dayIs'] as const).find((field) => errors?.[field]);
      const said = errors?.[asks ?? 'content'];
      setProblem({ text: said ? translate(said, { _: said }) : reasonOf(error), ...(asks && { asks }) });
    } finally {
      setReading(false);
    }
  };
  const setFile = (chosen: File) => {
    keepFile(chosen);
    setChoices({});
    void read(chosen, {});
  };
  const choose = (choice: Choices) => {
    const all = { ...choices, ...choice };
    setChoices(all);
    if (file) void read(file, all);
  };
  return { file, setFile, choices, choose, problem, isReading };
};
