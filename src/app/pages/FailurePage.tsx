import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { addressOfPage } from '../../platform/siteAddress.ts';
import { useArea } from '../AreaContext.ts';
import { MessagePage } from './MessagePage.tsx';

/** A chunk could not be loaded: the connection is down, or a newer version has replaced it on the server. */
const isMissingCode = (error: unknown) =>
  error instanceof TypeError &&
  /dynamically imported module|module script|Unable to preload/i.test(error.message);

interface Props {
  error: unknown;
  resetErrorBoundary: (...args: unknown[]) => void;
}

/** Shown when a page crashes: what happened, and how to continue. */
export const FailurePage = ({ error, resetErrorBoundary }: Props) => {
  const translate = useTranslate();
  const { basename } = useArea();
  const missing = isMissingCode(error);
  return (
    <div role="alert">
      <MessagePage
        title={translate('shell.failed.title')}
        text={translate(missing ? 'shell.failed.offline' : 'shell.failed.text')}
      >
        <Button
          variant="contained"
          onClick={() => (missing ? window.location.reload() : resetErrorBoundary())}
        >
          {translate(missing ? 'shell.failed.reload' : 'shell.failed.retry')}
        </Button>
        <Button variant="outlined" href={addressOfPage(basename)} onClick={resetErrorBoundary}>
          {translate('shell.failed.home')}
        </Button>
        <Typography
          component="details"
          variant="body2"
          color="textSecondary"
          sx={{ flexBasis: '100%', mt: 2, overflowWrap: 'anywhere' }}
        >
          <summary>{translate('shell.failed.details')}</summary>
          {String(error)}
        </Typography>
      </MessagePage>
    </div>
  );
};
