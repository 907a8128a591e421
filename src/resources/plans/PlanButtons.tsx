import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent } from 'react';
import { useNotify, useRecordContext, useTranslate, useUpdate } from 'react-admin';
import type { Plan } from '../../../domain/contract/billing/plans.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { RemovePlan } from './RemovePlan.tsx';

/** Actions for a plan: edit it, offer it or stop offering it, and remove it if it has no subscribers. */
export const PlanButtons = ({ onEdit }: { onEdit: (plan: Plan) => void }) => {
  const plan = useRecordContext<Plan>();
  const translate = useTranslate();
  const mayEdit = useMay('edit', 'plans', plan && { ...plan });
  if (!plan || !mayEdit) return null;
  const edit = translate('screens.editRow', { name: plan.name });
  return (
    <Box sx={{ display: 'flex', justifyContent: 'end', alignItems: 'center', my: -0.5 }} onClick={stop}>
      <Tooltip title={edit}>
        <IconButton size="small" aria-label={edit} onClick={() => onEdit(plan)}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <OfferButton plan={plan} />
      <RemovePlan plan={plan} />
    </Box>
  );
};

const OfferButton = ({ plan }: { plan: Plan }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [update, { isPending }] = useUpdate();
  const act = plan.status === 'Active' ? 'deactivate' : 'activate';
  const offer = () =>
    update(
      'plans',
      {
        id: plan.id,
        data: { ...plan, status: plan.status === 'Active' ? 'Inactive' : 'Active' },
        previousData: plan,
      },
      {
        onSuccess: () =>
          notify(`billing.plans.${act}.done`, { type: 'success', messageArgs: { plan: plan.name } }),
        onError: notifyFailure,
      },
    );
  return (
    <Button
      size="small"
      color={act === 'deactivate' ? 'error' : 'primary'}
      aria-label={translate(`billing.plans.${act}.named`, { plan: plan.name })}
      loading={isPending}
      onClick={offer}
    >
      {translate(`billing.plans.${act}.do`)}
    </Button>
  );
};

/** Clicking the row opens it; a click on a button inside it must not. */
const stop = (event: MouseEvent) => event.stopPropagation();
