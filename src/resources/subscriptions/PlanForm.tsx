import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { planStep } from '../../../domain/change/billing/planStep.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { PlanChange } from './PlanChange.tsx';
import { PlanOffer } from './PlanOffer.tsx';
import { useChoosePlan } from './useChoosePlan.ts';
import { usePlan } from './usePlan.ts';
import { tooSmallFor, usePlanUse } from './usePlanUse.ts';

/** Selects a plan, explains the effect, and applies the change. */
export const PlanForm = ({ companyId, onClose }: { companyId?: string; onClose: () => void }) => {
  const translate = useTranslate();
  const { plans, plan, running, history, company, error, refetch } = usePlan(companyId);
  const use = usePlanUse(company);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { choose, isPending, problem } = useChoosePlan(companyId, onClose);
  const offered = plans.filter(({ status }) => status === 'Active');
  if (error) return <CouldNotLoad error={error} onRetry={refetch} />;
  if (!company || plan === undefined) return <Loading />;
  const chosen = offered.find(({ id }) => id === chosenId && id !== running?.planId);
  const isTooSmall = chosen !== undefined && tooSmallFor(chosen, use) !== null;
  const isLater = chosen !== undefined && running !== undefined && planStep(plan, chosen) === 'downgrade';
  const step = chosen && planStep(plan, chosen);
  return (
    <>
      <DialogContent>
        <RadioGroup
          aria-label={translate('plans.offered')}
          value={chosenId ?? ''}
          onChange={(_, id) => setChosenId(id)}
          sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}
        >
          {offered.map((one) => (
            <PlanOffer
              key={one.id}
              plan={one}
              step={planStep(plan, one)}
              running={running?.planId === one.id ? running : undefined}
              isChosen={one.id === chosenId}
            />
          ))}
        </RadioGroup>
      </DialogContent>
      <Box aria-live="polite" sx={{ px: 3, pt: 1 }}>
        {chosen && <PlanChange to={chosen} {...{ plan, running, history, use, isLater }} />}
        {problem && (
          <Alert severity="error" sx={{ mt: 1.5 }}>
            {problem}
          </Alert>
        )}
      </Box>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={isPending}
          disabled={!chosen || isTooSmall}
          onClick={() => chosen && choose(chosen, running, isLater)}
        >
          {step ? translate(`plans.confirm.${step}`, { plan: chosen.name }) : translate('plans.choose')}
        </Button>
      </DialogActions>
    </>
  );
};

const Loading = () => (
  <DialogContent>
    <Skeleton variant="rounded" height={280} />
  </DialogContent>
);
