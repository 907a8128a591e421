import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Shows why a settings section could not be loaded, with a retry. */
export const TabFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const translate = useTranslate();
  const { message } = error as Error;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('shell.failed.retry')}
        </Button>
      }
    >
      {translate(message, { _: message })}
    </Alert>
  );
};
