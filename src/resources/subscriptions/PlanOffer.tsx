import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { planStep } from '../../../domain/change/billing/planStep.ts';
import { monthlyPrice } from '../../../domain/contract/billing/planPrices.ts';
import type { Plan } from '../../../domain/contract/billing/plans.ts';
import type { Subscription } from '../../../domain/contract/billing/subscriptions.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { usePlanLabels } from './usePlanLabels.ts';
import { usePlanTitle } from './usePlanTitle.ts';

interface Props {
  plan: Plan;
  step: ReturnType<typeof planStep>;
  /** The company's subscription, if it is for this plan. */
  running: Subscription | undefined;
  isChosen: boolean;
}

/** One plan with its price and contents, and how it compares with the current one. */
export const PlanOffer = ({ plan, step, running, isChosen }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const [name, words] = [useId(), useId()];
  const title = usePlanTitle()(plan);
  const labelsOf = usePlanLabels();
  const isCurrent = running !== undefined;
  const price = running?.monthlyAmount ?? monthlyPrice(plan);
  return (
    <Paper
      component="label"
      variant="outlined"
      sx={{
        p: 2,
        borderRadius: '12px',
        borderColor: isChosen ? 'primary.main' : 'divider',
        cursor: isCurrent ? 'default' : 'pointer',
        display: 'block',
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={name} sx={{ fontWeight: 600, fontSize: 16 }}>
          {title}
        </Typography>
        <Radio
          value={plan.id}
          disabled={isCurrent}
          slotProps={{ input: { 'aria-labelledby': name, 'aria-describedby': words } }}
          sx={{ m: -1 }}
        />
      </Box>
      <Box id={words}>
        <Typography sx={{ fontSize: 20, fontWeight: 600, my: 0.5 }}>
          {translate('plans.perMonth', {
            price: formatMoney(price, running?.currency ?? plan.currency, locale),
          })}
        </Typography>
        <Chip
          size="small"
          color={isCurrent ? 'primary' : 'default'}
          variant={isCurrent ? 'filled' : 'outlined'}
          label={translate(`plans.step.${isCurrent ? 'same' : step}`)}
        />
        <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, fontSize: 14, '& li': { mb: 0.5 } }}>
          {labelsOf(plan).map((one) => (
            <li key={one}>{one}</li>
          ))}
        </Box>
      </Box>
    </Paper>
  );
};
