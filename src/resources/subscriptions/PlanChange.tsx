import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { planStep } from '../../../domain/change/planStep.ts';
import { monthlyPrice, nextBilling, owedToday, restOfMonth } from '../../../domain/contract/planPrices.ts';
import type { Plan } from '../../../domain/contract/plans.ts';
import type { Subscription } from '../../../domain/contract/subscriptions.ts';
import { formatMoney } from '../../components/fields/formatMoney.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { usePlanTitle } from './usePlanTitle.ts';

interface Props {
  to: Plan;
  plan: Plan | null;
  running: Subscription | undefined;
  history: readonly Subscription[];
  onBench: number;
}

/** What a change of plan means: today, with the next invoice, and what is lost by it; or why it cannot be. */
export const PlanChange = ({ to, plan, running, history, onBench }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const title = usePlanTitle();
  const now = new Date();
  const limit = to.benchEmployees;
  if (limit !== null && onBench > limit)
    return (
      <Alert severity="warning">
        {translate('plans.tooSmall', { plan: title(to), limit, onBench, smart_count: onBench - limit })}
      </Alert>
    );
  const step = planStep(plan, to);
  const money = (amount: number, currency = to.currency) => formatMoney(amount, currency, locale);
  const monthlyAmount = monthlyPrice(to);
  const owed = owedToday(history, { monthlyAmount, currency: to.currency }, now);
  const { days, of } = restOfMonth(now);
  const agreed = running && plan && running.monthlyAmount !== monthlyPrice(plan) ? running : undefined;
  return (
    <Box>
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 650 }}>
        {translate(`plans.change.${step}`, { from: plan ? title(plan) : '', to: title(to) })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, fontSize: 14, '& li': { mb: 0.5 } }}>
        <li>{translate('plans.change.today', { plan: title(to) })}</li>
        <li>
          {owed > 0
            ? translate('plans.change.owed', { amount: money(owed), days, of })
            : translate('plans.change.nothingOwed')}
        </li>
        <li>
          {translate('plans.change.next', {
            amount: money(monthlyAmount),
            day: writeDay(nextBilling(now), locale),
          })}
        </li>
        {agreed && (
          <li>{translate('plans.change.agreed', { price: money(agreed.monthlyAmount, agreed.currency) })}</li>
        )}
      </Box>
    </Box>
  );
};
