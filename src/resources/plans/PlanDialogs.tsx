import { useTranslate } from 'react-admin';
import type { Plan } from '../../../domain/contract/billing/plans.ts';
import { LinesInput } from '../../components/inputs/LinesInput.tsx';
import { CreateDialog } from '../../components/screens/dialogs/CreateDialog.tsx';
import { EditDialog } from '../../components/screens/dialogs/EditDialog.tsx';
import { InputPair } from '../../components/screens/forms/InputGroups.tsx';
import { LimitInput } from './LimitInput.tsx';

const fields = ['name', 'price', 'billingCycle', 'tier'];

/** Adds a plan. */
export const AddPlanDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <CreateDialog
      resource="plans"
      title={translate('billing.plans.add')}
      submitLabel={translate('billing.plans.add')}
      done="billing.plans.added"
      fields={fields}
      first={{ users: '', benchEmployees: null, customFields: null, tier: 'Basic' }}
      onClose={onClose}
    >
      <PlanInputs />
    </CreateDialog>
  );
};

/** Existing subscribers keep their price. */
export const EditPlanDialog = ({ plan, onClose }: { plan: Plan & { id: string }; onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <EditDialog
      resource="plans"
      id={plan.id}
      title={translate('billing.plans.edit', { plan: plan.name })}
      saved="billing.plans.saved"
      fields={fields}
      onClose={onClose}
    >
      <PlanInputs />
    </EditDialog>
  );
};

const PlanInputs = () => (
  <>
    <InputPair>
      <LimitInput source="users" />
      <LimitInput source="benchEmployees" />
    </InputPair>
    <LimitInput source="customFields" />
    <LinesInput noun="plans" source="features" help="billing.plans.featuresHint" />
  </>
);
