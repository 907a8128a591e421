import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useReason } from '../../auth/useReason.ts';

interface Props {
  /** What could not be loaded; a generic message by default. */
  title?: string;
  error?: unknown;
  onRetry: () => void;
  /** Additional help after the reason. */
  hint?: string;
}

/** Shows what could not be loaded and why, with a button to try again. */
export const CouldNotLoad = ({ title, error, onRetry, hint }: Props) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const message = error instanceof Error ? reasonOf(error) : '';
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
      {message} {hint}
    </Alert>
  );
};
