import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { EmptyState } from './EmptyState.tsx';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** A list or page whose rows did not come: why, and another try. */
export const CouldNotLoad = ({ error, onRetry }: Props) => {
  const translate = useTranslate();
  const message = error instanceof Error ? error.message : '';
  return (
    <div role="alert">
      <EmptyState title={translate('bench.couldNotLoad')} text={translate(message, { _: message })}>
        <Button variant="outlined" onClick={onRetry}>
          {translate('bench.retry')}
        </Button>
      </EmptyState>
    </div>
  );
};
