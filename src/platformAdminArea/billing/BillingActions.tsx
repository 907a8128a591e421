import AddIcon from '@mui/icons-material/Add';
import OverdueIcon from '@mui/icons-material/EventBusyOutlined';
import InvoiceIcon from '@mui/icons-material/ReceiptLongOutlined';
import ChangeIcon from '@mui/icons-material/SwapHorizOutlined';
import { useState } from 'react';
import { listSearch } from '../../components/tiles/listSearch.ts';
import { QuickActions } from '../../components/tiles/QuickActions.tsx';
import { AddPlanDialog } from '../../resources/plans/PlanDialogs.tsx';
import { billingPaths } from './billingPaths.ts';

/** The quick actions of billing. */
export const BillingActions = () => {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <QuickActions
        titleKey="billing.overview.actions"
        actions={[
          {
            labelKey: 'pages.invoices.add',
            path: `${billingPaths.invoices}/create`,
            icon: InvoiceIcon,
            needs: ['create', 'invoices'],
          },
          {
            labelKey: 'billing.plans.add',
            act: () => setAdding(true),
            icon: AddIcon,
            needs: ['create', 'plans'],
          },
          {
            labelKey: 'billing.overview.changePlans',
            path: `${billingPaths.subscriptions}?${listSearch({ status: 'Active' })}`,
            icon: ChangeIcon,
            needs: ['list', 'subscriptions'],
          },
          {
            labelKey: 'billing.overview.seeOverdue',
            path: `${billingPaths.invoices}?${listSearch({ status: 'Overdue' })}`,
            icon: OverdueIcon,
            needs: ['list', 'invoices'],
          },
        ]}
      />
      {adding && <AddPlanDialog onClose={() => setAdding(false)} />}
    </>
  );
};
