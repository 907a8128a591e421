import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useLocale, useRecordContext, useTranslate, useUpdate } from 'react-admin';
import type { AmendmentStatus } from '../../../domain/contract/deals/amendmentMoves.ts';
import type { Amendment } from '../../../domain/contract/deals/amendments.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { writeDay, writeDayOf } from '../../components/fields/writeDay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { ReasonDialog } from '../../components/screens/dialogs/ReasonDialog.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';

/** Every change of the deployment's last day and rate, newest first; the open one with its answers. */
export const AmendmentsPanel = () => {
  const contract = useRecordContext<Contract>();
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<Amendment>(
    'amendments',
    {
      filter: { contractId: contract?.id },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: 50 },
    },
    { enabled: contract !== undefined },
  );
  return (
    <Panel title={translate('deployments.history')}>
      {error && !data ? (
        <CouldNotLoad error={error} onRetry={() => refetch()} />
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {data?.map((amendment) => (
            <AmendmentLine key={amendment.id} amendment={amendment} />
          ))}
          {data?.length === 0 && (
            <Typography component="li" color="textSecondary">
              {translate('deployments.noChanges')}
            </Typography>
          )}
        </Box>
      )}
    </Panel>
  );
};

const AmendmentLine = ({ amendment }: { amendment: Amendment }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { kind, status, endDate, formerEndDate, rate, currency, reason, note, answer } = amendment;
  const word = (field: string, value: string) =>
    translate(valueKey('amendments', field, value), { _: value });
  const day = (date: string) => writeDay(date, locale, 'medium');
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {[
            word('kind', kind),
            translate('deployments.until2', { date: day(endDate) }),
            translate('deployments.instead', { date: day(formerEndDate) }),
            ...(rate === null
              ? []
              : [translate('deployments.atRate', { rate: formatMoney(rate, currency, locale) })]),
          ].join(' ')}
        </Typography>
        <StatusChip value={status} label={word('status', status)} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {translate('deployments.byAuthor', {
          author: amendment.author,
          date: writeDayOf(amendment.createdAt, locale),
        })}
        {reason && ` · ${word('reason', reason)}`}
      </Typography>
      {[note, answer].map((text) => text && <Typography key={text}>{text}</Typography>)}
      {status === 'Proposed' && <Answers amendment={amendment} />}
    </Box>
  );
};

/** The proposer can withdraw; the other side agrees or declines. */
const Answers = ({ amendment }: { amendment: Amendment }) => {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const { userType } = useActor();
  const may = useMay('edit', 'amendments', amendment);
  const [isDeclining, setDeclining] = useState(false);
  const [update, { isPending }] = useUpdate();
  if (!may) return null;
  const move = (status: AmendmentStatus, more: Partial<Amendment> = {}) =>
    update(
      'amendments',
      { id: amendment.id, data: { status, ...more }, previousData: amendment },
      {
        mutationMode: 'pessimistic',
        onError: notifyFailure,
        onSettled: () => setDeclining(false),
      },
    );
  if (userType === amendment.side)
    return (
      <Box>
        <Button size="small" color="inherit" loading={isPending} onClick={() => move('Withdrawn')}>
          {translate('deployments.withdraw')}
        </Button>
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button size="small" variant="contained" loading={isPending} onClick={() => move('Agreed')}>
        {translate('deployments.agree')}
      </Button>
      <Button size="small" color="inherit" disabled={isPending} onClick={() => setDeclining(true)}>
        {translate('deployments.decline')}
      </Button>
      {isDeclining && (
        <ReasonDialog
          stored={['amendments', 'answer']}
          title={translate('deployments.declineTitle')}
          text={translate('deployments.declineText')}
          confirm={translate('deployments.decline')}
          busy={isPending}
          onCancel={() => setDeclining(false)}
          onConfirm={(answer) => move('Declined', { answer })}
        />
      )}
    </Box>
  );
};
