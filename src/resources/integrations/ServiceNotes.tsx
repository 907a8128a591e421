import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { Integration } from '../../../domain/contract/platform/integrations.ts';
import { hasFormerKey, isFailing } from '../../../domain/settings/services.ts';
import { writeMoment } from '../../components/fields/writeDay.ts';
import { storedText } from '../../i18n/textOf.ts';

/**
 * What the status alone does not say: that messages stay in the test inbox, that two signing keys are valid,
 * and why the last message failed.
 */
export const ServiceNotes = ({ row }: { row: Integration }) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { name, testInbox, formerKeyUntil, lastError } = row;
  return (
    <>
      {testInbox && (
        <Typography variant="caption" color="textSecondary" component="p">
          {translate('settings.integrations.atInbox', { name })}
        </Typography>
      )}
      {formerKeyUntil && hasFormerKey(row, new Date()) && (
        <Typography variant="caption" color="textSecondary" component="p">
          {translate('settings.integrations.formerKey', { time: writeMoment(formerKeyUntil, locale) })}
        </Typography>
      )}
      {isFailing(row) && (
        <Typography variant="caption" color="error" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {translate('settings.integrations.lastError', { reason: storedText(String(lastError)) })}
        </Typography>
      )}
    </>
  );
};

/** Milliseconds until services are read again while one of them waits for its first delivery, which is under way. */
export const nextLook = (rows: readonly Pick<Integration, 'status' | 'health'>[] = []): number | false =>
  rows.some(({ status, health }) => status === 'Pending' && health === null) ? 3000 : false;
