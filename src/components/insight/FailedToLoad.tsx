import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Says why figures are missing, and asks for them again. */
export const FailedToLoad = ({ error, retry }: { error: Error; retry: () => void }) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {translate('analytics.failed.retry')}
        </Button>
      }
    >
      <strong>{translate('analytics.failed.title')}</strong>
      <br />
      {translate(error.message, { _: error.message })}
    </Alert>
  );
};
