import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList, useGetOne, useLocale, useTranslate } from 'react-admin';
import type { Company } from '../../../domain/contract/companies.ts';
import type { Plan } from '../../../domain/contract/plans.ts';
import type { Subscription } from '../../../domain/contract/subscriptions.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { Chips } from '../../components/fields/Chips.tsx';
import { formatMoney } from '../../components/fields/formatMoney.ts';
import { Panel } from '../../components/tiles/Panel.tsx';
import { TabFailure } from './TabFailure.tsx';
import { TabSkeleton } from './TabSkeleton.tsx';

/** The plan in force, its price a month, and what it holds. */
export const CurrentPlan = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const { companyId } = useActor();
  const { data: company } = useGetOne<Company>('companies', { id: companyId ?? '' }, { retry: false });
  const { data, error, refetch } = useGetList<Subscription>(
    'subscriptions',
    {
      filter: { status: 'Active' },
      sort: { field: 'startDate', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { retry: false },
  );
  const subscription = data?.[0];
  const { data: plan } = useGetOne<Plan>(
    'plans',
    { id: subscription?.planId ?? '' },
    { enabled: subscription !== undefined, retry: false },
  );
  if (error) return <TabFailure error={error} onRetry={refetch} />;
  if (!data || !company) return <TabSkeleton />;
  const tier = translate(valueKey('companies', 'subscription', company.subscription), {
    _: company.subscription,
  });
  return (
    <Panel title={translate('settings.billing.current')}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, flexWrap: 'wrap', mb: 1.5 }}>
        <Typography sx={{ fontSize: 22, fontWeight: 700 }}>{tier}</Typography>
        <Typography color="textSecondary">
          {subscription
            ? translate('settings.billing.perMonth', {
                price: formatMoney(subscription.monthlyAmount, subscription.currency, locale),
              })
            : translate('settings.billing.noPlan')}
        </Typography>
      </Box>
      {plan && <Chips words={plan.features} />}
    </Panel>
  );
};
