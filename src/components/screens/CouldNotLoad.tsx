import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

interface Props {
  /** What is missing, in words; without it simply that something is. */
  title?: string;
  error?: unknown;
  onRetry: () => void;
  /** What else recoveryActions, after the reason. */
  hint?: string;
}

/** Says what could not be read and why, and asks for it again. */
export const CouldNotLoad = ({ title, error, onRetry, hint }: Props) => {
  const translate = useTranslate();
  const message = error instanceof Error ? error.message : '';
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('screens.retry')}
        </Button>
      }
    >
      <AlertTitle component="p">{title ?? translate('screens.couldNotLoad')}</AlertTitle>
      {message && translate(message, { _: message })} {hint}
    </Alert>
  );
};
