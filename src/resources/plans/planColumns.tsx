import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataTable, useBasename, useLocale, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Plan } from '../../../domain/contract/billing/plans.ts';
import { useInsight } from '../../components/insight/useInsight.ts';
import { listSearch } from '../../components/tiles/listSearch.ts';

export const usersColumn = (
  <DataTable.Col key="users" source="users" align="right">
    <Users />
  </DataTable.Col>
);

/** A number, or Unlimited. */
function Users() {
  const plan = useRecordContext<Plan>();
  const translate = useTranslate();
  const locale = useLocale();
  if (!plan) return null;
  return plan.users === null ? translate('billing.plans.unlimited') : plan.users.toLocaleString(locale);
}

export const featuresColumn = (
  <DataTable.Col key="features" source="features" disableSort>
    <Features />
  </DataTable.Col>
);

const mostShown = 2;

/** The first two items, then the number of others. */
function Features() {
  const plan = useRecordContext<Plan>();
  const translate = useTranslate();
  if (!plan) return null;
  const rest = plan.features.slice(mostShown);
  return (
    <Box sx={{ fontSize: 13 }}>
      {plan.features.slice(0, mostShown).map((feature) => (
        <div key={feature}>{feature}</div>
      ))}
      {rest.length > 0 && (
        <Box sx={{ color: 'text.secondary' }} title={rest.join(', ')}>
          {translate('billing.plans.moreFeatures', { smart_count: rest.length })}
        </Box>
      )}
    </Box>
  );
}

export const subscribersColumn = (
  <DataTable.Col key="subscribers" label="billing.plans.subscribers" disableSort align="right">
    <Subscribers />
  </DataTable.Col>
);

/** The number of companies on the plan, linked to their list. */
function Subscribers() {
  const plan = useRecordContext<Plan>();
  const basename = useBasename();
  const locale = useLocale();
  const counts = useSubscribers();
  if (!plan || !counts) return null;
  const search = listSearch({ planId: plan.id, status: 'Active' });
  return (
    <Link
      component={RouterLink}
      to={`${basename}/subscriptions?${search}`}
      onClick={(event) => event.stopPropagation()}
    >
      {(counts[plan.id] ?? 0).toLocaleString(locale)}
    </Link>
  );
}

/** Counts the active subscriptions of each plan on the server. */
export const useSubscribers = (): Record<string, number> | undefined =>
  useInsight('planSubscribers', {}).data?.subscribers;
