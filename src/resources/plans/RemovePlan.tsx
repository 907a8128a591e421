import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import type { Plan } from '../../../domain/contract/billing/plans.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';
import { useSubscribers } from './planColumns.tsx';

/** Removes a plan without subscribers, after a confirmation. */
export const RemovePlan = ({ plan }: { plan: Plan }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [remove, { isPending }] = useDelete();
  const [isAsked, setAsked] = useState(false);
  const mayDelete = useMay('delete', 'plans', { ...plan });
  const held = (useSubscribers()?.[plan.id] ?? 0) > 0;
  if (!mayDelete) return null;
  const label = translate('billing.plans.remove.named', { plan: plan.name });
  const go = () =>
    remove(
      'plans',
      { id: plan.id, previousData: plan },
      {
        mutationMode: 'pessimistic',
        onSuccess: () =>
          notify('billing.plans.remove.done', { type: 'success', messageArgs: { plan: plan.name } }),
        onError: notifyFailure,
        onSettled: () => setAsked(false),
      },
    );
  return (
    <>
      <Tooltip title={held ? translate('billing.plans.remove.held') : label}>
        <span>
          <IconButton
            size="small"
            color="error"
            aria-label={label}
            disabled={held}
            onClick={() => setAsked(true)}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      {isAsked && (
        <ConfirmDialog
          title={translate('billing.plans.remove.title', { plan: plan.name })}
          text={translate('billing.plans.remove.text')}
          confirm={translate('billing.plans.remove.confirm')}
          colour="error"
          cancel={translate('ra.action.cancel')}
          busy={isPending}
          onConfirm={go}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
};
