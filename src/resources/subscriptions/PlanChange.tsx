import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { planStep } from '../../../domain/change/billing/planStep.ts';
import type { Plan } from '../../../domain/contract/billing/plans.ts';
import type { Subscription } from '../../../domain/contract/billing/subscriptions.ts';
import { usePlanTitle } from './usePlanTitle.ts';
import { type PlanUse, tooSmallFor } from './usePlanUse.ts';
import { useWhatChanges } from './useWhatChanges.ts';

interface Props {
  to: Plan;
  plan: Plan | null;
  running: Subscription | undefined;
  history: readonly Subscription[];
  use: PlanUse;
  /** Whether it takes effect at the end of the term instead of today. */
  isLater: boolean;
}

/**
 * The effect of a change of plan: what is charged today, what changes when and what is lost, or why it is not
 * possible.
 */
export const PlanChange = ({ to, plan, running, history, use, isLater }: Props) => {
  const translate = useTranslate();
  const title = usePlanTitle();
  const whatChanges = useWhatChanges();
  const tooSmall = tooSmallFor(to, use);
  if (tooSmall) {
    const { what, limit, has } = tooSmall;
    const words = { plan: title(to), limit, onBench: has, users: has, smart_count: has - limit };
    return <Alert severity="warning">{translate(`plans.${what}`, words)}</Alert>;
  }
  return (
    <Box>
      <Typography variant="subtitle1" component="h3">
        {translate(`plans.change.${planStep(plan, to)}`, { from: plan ? title(plan) : '', to: title(to) })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, fontSize: 14, '& li': { mb: 0.5 } }}>
        {whatChanges({ to, plan, running, history, isLater }).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  );
};
