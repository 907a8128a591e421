import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { DataTable, useGetList, useGetOne, useRecordContext, useTranslate } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import type { Plan } from '../../../domain/contract/billing/plans.ts';
import type { Subscription } from '../../../domain/contract/billing/subscriptions.ts';
import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { CancelPlanButton } from './CancelPlanButton.tsx';
import { ChangePlanButton } from './ChangePlanButton.tsx';
import { useTermWords, wayBack } from './TermChange.tsx';
import { useRenewal } from './useRenewal.ts';

type Row = Subscription & { id: string };

/** The subscriptions of all companies: plan, start, price, and what follows at the end of the term. */
export const SubscriptionList = ({ title }: { title?: string }) => (
  <NounList
    title={title}
    columns={['companyId', 'planId', 'startDate', 'monthlyAmount', 'status', nextColumn, 'endDate']}
    filters={['status', 'planId', 'companyId', 'renewal', 'changesOn']}
    actions={<ListTools create={null} />}
    cardButtons={<SubscriptionButtons />}
  >
    <DataTable.Col key="actions" label="screens.actions" disableSort align="right" className="column-actions">
      <SubscriptionButtons />
    </DataTable.Col>
  </NounList>
);

const nextColumn = (
  <DataTable.Col key="renewal" source="renewal" label="billing.subscriptions.next">
    <NextChange />
  </DataTable.Col>
);

function NextChange() {
  const subscription = useRecordContext<Row>();
  const words = useTermWords(usePlans());
  return (subscription && words(subscription)) ?? '–';
}

/** All plans, loaded once for the whole list. */
const usePlans = (): readonly (Plan & { id: string })[] =>
  useGetList<Plan & { id: string }>('plans', {
    filter: {},
    sort: { field: 'price', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  }).data ?? [];

function SubscriptionButtons() {
  const subscription = useRecordContext<Row>();
  const translate = useTranslate();
  const plans = usePlans();
  const { data: company } = useGetOne<Company & { id: string }>('companies', {
    id: subscription?.companyId ?? '',
  });
  const plan = plans.find(({ id }) => id === subscription?.planId);
  if (!subscription || !company || !plan || subscription.status !== 'Active') return null;
  const named = (what: string) => translate(`billing.subscriptions.${what}`, { company: company.name });
  return (
    <Box sx={{ display: 'flex', justifyContent: 'end', whiteSpace: 'nowrap', my: -0.5 }} onClick={stop}>
      <ChangePlanButton
        label="plans.changePlan"
        variant="text"
        size="small"
        companyId={company.id}
        named={named('changeFor')}
      />
      {subscription.renewal === 'Renews' ? (
        <CancelPlanButton
          {...{ subscription, plan }}
          size="small"
          label="billing.subscriptions.cancel"
          named={named('cancelFor')}
        />
      ) : (
        <KeepButton subscription={subscription} />
      )}
    </Box>
  );
}

const KeepButton = ({ subscription }: { subscription: Row }) => {
  const translate = useTranslate();
  const { say, isPending } = useRenewal(subscription);
  const { act, done } = wayBack[subscription.renewal];
  return (
    <Button size="small" color="inherit" loading={isPending} onClick={() => say('Renews', done)}>
      {translate(act)}
    </Button>
  );
};

/** Clicking the row opens it; a click on a button inside it must not. */
const stop = (event: MouseEvent) => event.stopPropagation();
