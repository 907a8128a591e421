import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  EditButton,
  TopToolbar,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { movesFrom } from '../../../domain/contract/deals/dealMoves.ts';
import type { Requisition } from '../../../domain/contract/deals/requisitions.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';
import { EditDialog } from '../../components/screens/dialogs/EditDialog.tsx';
import type { FieldGroup } from '../../components/screens/forms/fieldGroups.ts';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { CompareQuotes } from './CompareQuotes.tsx';
import { ProvidersInput } from './ProvidersInput.tsx';
import { RequisitionThreads } from './RequisitionThreads.tsx';
import { SuggestedCrews } from './SuggestedCrews.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

const facts: readonly FieldGroup[] = [
  {
    labelKey: 'requisitions.what',
    fields: [
      'status',
      'endReason',
      'reason',
      'headCount',
      'awarded',
      'respondBy',
      'startDate',
      'duration',
      'rateMin',
      'rateMax',
      'currency',
      'urgency',
      'jobId',
      'skills',
      'roles',
      'message',
    ],
  },
];

const headline = ['status', 'headCount', 'rateMin', 'rateMax', 'startDate', 'duration', 'respondBy'];

/** A requisition with its quotes side by side, crews for its roles, and the requests of its providers. */
export const RequisitionShow = () => (
  <NounShow groups={facts} headline={headline} actions={<RequisitionActions />}>
    <CompareQuotes />
    <SuggestedCrews />
    <RequisitionThreads />
  </NounShow>
);

const asked = { send: 'Sent', close: 'Awarded', withdraw: 'Withdrawn' } as const;
type Asked = keyof typeof asked;

/** Send, close and withdraw, as the table of moves allows. */
const RequisitionActions = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const requisition = useRecordContext<Requisition>();
  const may = useMay('edit', 'requisitions', requisition);
  const [move, setMove] = useState<Asked | null>(null);
  const [extending, setExtending] = useState(false);
  const [update, { isPending }] = useUpdate();
  if (!requisition || !may) return <TopToolbar />;
  const { id, status, providerIds, awarded, position } = requisition;
  const legal = movesFrom('requisitions', status, 'recruiter').map((one) => one.move);
  const moves = (['withdraw', 'close', 'send'] as const).filter(
    (one) => legal.includes(one) && (one !== 'close' || awarded > 0),
  );
  const words = { position, smart_count: providerIds.length };
  const carryOut = (chosen: Asked, why: Partial<Requisition> = {}) =>
    update(
      'requisitions',
      {
        id,
        data: { status: asked[chosen], ...why },
        previousData: requisition,
      },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(`requisitions.${chosen}.done`, { type: 'success', messageArgs: words }),
        onError: notifyFailure,
        onSettled: () => {
          setMove(null);
          refresh();
        },
      },
    );
  return (
    <TopToolbar>
      {status === 'Draft' && <EditButton />}
      {status === 'Sent' && (
        <Button variant="outlined" onClick={() => setExtending(true)}>
          {translate('requisitions.extend.label')}
        </Button>
      )}
      {moves.map((one) => (
        <Button key={one} variant={one === 'send' ? 'contained' : 'outlined'} onClick={() => setMove(one)}>
          {translate(`requisitions.${one}.label`)}
        </Button>
      ))}
      {extending && (
        <EditDialog
          resource="requisitions"
          id={id}
          title={translate('requisitions.extend.title')}
          lead={translate('requisitions.extend.lead')}
          saved="requisitions.extend.done"
          fields={['respondBy']}
          onClose={() => {
            setExtending(false);
            refresh();
          }}
        >
          <ProvidersInput />
        </EditDialog>
      )}
      {move === 'withdraw' && (
        <WithdrawDialog
          requisition={requisition}
          busy={isPending}
          onWithdraw={(why) => carryOut(move, why)}
          onClose={() => setMove(null)}
        />
      )}
      {move && move !== 'withdraw' && (
        <ConfirmDialog
          title={translate(`requisitions.${move}.title`, words)}
          text={translate(`requisitions.${move}.text`, words)}
          confirm={translate(`requisitions.${move}.label`)}
          cancel={translate('ra.action.cancel')}
          busy={isPending}
          onConfirm={() => carryOut(move)}
          onCancel={() => setMove(null)}
        />
      )}
    </TopToolbar>
  );
};
