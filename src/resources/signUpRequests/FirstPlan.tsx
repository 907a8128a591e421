import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { subscriptionTiers } from '../../../domain/contract/accounts/companies.ts';
import type { SignUpRequest } from '../../../domain/contract/accounts/signUpRequests.ts';
import { planInForce } from '../../../domain/contract/billing/planInForce.ts';
import type { Plan } from '../../../domain/contract/billing/plans.ts';
import { tierFor } from '../../../domain/contract/billing/tierFor.ts';
import { usePlanRoom } from '../subscriptions/usePlanLabels.ts';

/** The plan that a provider begins with: at first the lowest one with room for the bench that it stated. */
export const useFirstPlan = ({ userType, benchEmployees }: SignUpRequest) => {
  const [chosen, choose] = useState<Plan['tier']>();
  const { data = [] } = useGetList<Plan>(
    'plans',
    {
      filter: { status: 'Active' },
      sort: { field: 'price', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: userType === 'provider' },
  );
  const offered = subscriptionTiers.flatMap(
    (tier) => planInForce({ subscription: tier }, undefined, data) ?? [],
  );
  const tier = chosen ?? tierFor(benchEmployees ?? 1, data);
  return { offered, tier, choose, given: tier ? { subscription: tier } : {} };
};

type Props = { request: SignUpRequest } & Omit<ReturnType<typeof useFirstPlan>, 'given'>;

export const FirstPlan = ({ request: { company, benchEmployees }, offered, tier, choose }: Props) => {
  const translate = useTranslate();
  const upTo = usePlanRoom();
  if (!tier) return null;
  return (
    <>
      {benchEmployees && (
        <Typography sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {translate('signUpsPage.states', { company, smart_count: benchEmployees })}
        </Typography>
      )}
      <TextField
        select
        fullWidth
        label={translate('signUpsPage.plan')}
        helperText={translate('signUpsPage.unbilled')}
        value={tier}
        onChange={({ target }) => choose(target.value as Plan['tier'])}
        sx={{ mt: 2, '& .MuiSelect-select': { whiteSpace: 'normal' } }}
      >
        {offered.map((plan) => (
          <MenuItem key={plan.id} value={plan.tier}>
            {`${plan.name} · ${upTo('bench', plan.benchEmployees)}`}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
};
