import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { Chips } from '../../components/fields/Chips.tsx';
import { TabFailure } from '../../components/settings/TabFailure.tsx';
import { TabSkeleton } from '../../components/settings/TabSkeleton.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { BenchLimit } from './BenchLimit.tsx';
import { CancelPlanButton } from './CancelPlanButton.tsx';
import { ChangePlanButton } from './ChangePlanButton.tsx';
import { TermChange } from './TermChange.tsx';
import { usePlan } from './usePlan.ts';
import { usePlanLabels } from './usePlanLabels.ts';

/** The current plan: its monthly price, its limits and features, and the use of the bench limit. */
export const CurrentPlan = ({ changeLabel }: { changeLabel?: string }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const labelsOf = usePlanLabels();
  const { company, running, plan, plans, error, refetch } = usePlan();
  if (error) return <TabFailure error={error} onRetry={refetch} />;
  if (!company || plan === undefined) return <TabSkeleton />;
  const tier = translate(valueKey('companies', 'subscription', company.subscription), {
    _: company.subscription,
  });
  return (
    <Panel title={translate('settings.billing.current')}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, flexWrap: 'wrap', mb: 1.5 }}>
        <Typography sx={{ fontSize: 20, fontWeight: 600 }}>{tier}</Typography>
        <Typography color="textSecondary">
          {running
            ? translate('plans.perMonth', {
                price: formatMoney(running.monthlyAmount, running.currency, locale),
              })
            : translate('settings.billing.noPlan')}
        </Typography>
      </Box>
      {plan && <Chips words={labelsOf(plan)} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
        <BenchLimit />
        <Box sx={{ ml: { sm: 'auto' }, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {running && plan && <CancelPlanButton subscription={running} plan={plan} />}
          <ChangePlanButton label={changeLabel} />
        </Box>
      </Box>
      {running && <TermChange subscription={running} plans={plans} />}
    </Panel>
  );
};
