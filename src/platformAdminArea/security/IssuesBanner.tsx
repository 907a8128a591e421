import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useInsight } from '../../components/insight/useInsight.ts';

/** Warns of critical issues while there are any. */
export const IssuesBanner = ({ onDetails }: { onDetails: () => void }) => {
  const translate = useTranslate();
  const { data } = useInsight('security', {});
  if (!data || data.issues.Critical === 0) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        <Button color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} onClick={onDetails}>
          {translate('security.banner.details')}
        </Button>
      }
      sx={{ mb: 2, alignItems: 'center' }}
    >
      {translate('security.banner.critical', { smart_count: data.issues.Critical })}
    </Alert>
  );
};
