import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCreatePath, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditVerification } from '../../../domain/contract/security/auditVerifications.ts';
import { valueKey } from '../../components/contract/valueKey.ts';

/** The result of the last verification: the first entry that was altered, or that all are intact. */
export const ChainVerdict = ({ last }: { last: AuditVerification | undefined }) => {
  const translate = useTranslate();
  const locale = useLocale();
  // The first verification of a new installation may run before any entry is sealed.
  if (!last || (last.authorId === null && last.status === 'Intact' && last.checked === 0))
    return <Typography>{translate('security.chain.never')}</Typography>;
  if (last.status === 'Running') return <Typography>{translate('security.chain.running')}</Typography>;
  const rows = { checked: last.checked.toLocaleString(locale), waiting: last.waiting.toLocaleString(locale) };
  const when = new Date(last.finishedAt ?? last.updatedAt).toLocaleString(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <>
      {last.status === 'Altered' ? (
        <Altered verification={last} />
      ) : (
        <Typography sx={{ fontWeight: 600 }}>{translate('security.chain.intact', rows)}</Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {translate('security.chain.last', { when, author: last.author, ...rows })}
      </Typography>
      {last.head && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', fontSize: 12 }}>
          {translate('security.chain.head', { head: last.head })}
        </Typography>
      )}
    </>
  );
};

const Altered = ({ verification }: { verification: AuditVerification }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { firstAltered, fault, contradicts: record } = verification;
  if (record)
    return (
      <Typography color="error" sx={{ fontWeight: 600 }}>
        {translate(`security.chain.${fault === 'cut off' ? 'cutOff' : 'rewritten'}`, { record })}
      </Typography>
    );
  const isGone = fault === 'removed' || firstAltered === null;
  return (
    <Typography color="error" sx={{ fontWeight: 600 }}>
      {translate('security.chain.altered')}{' '}
      {isGone ? (
        firstAltered
      ) : (
        <Link
          component={RouterLink}
          color="inherit"
          to={createPath({ resource: 'auditLogs', type: 'show', id: firstAltered })}
        >
          {firstAltered}
        </Link>
      )}
      {fault && ` (${translate(valueKey('auditVerifications', 'fault', fault), { _: fault })})`}
    </Typography>
  );
};
