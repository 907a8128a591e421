import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLocale, useTranslate } from 'react-admin';
import type { Plan } from '../../../domain/contract/billing/plans.ts';
import { dayBefore } from '../../../domain/contract/billing/planTerms.ts';
import type { Subscription } from '../../../domain/contract/billing/subscriptions.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { useRenewal } from './useRenewal.ts';

interface Props {
  subscription: Subscription & { id: string };
  plans: readonly Plan[];
}

/** What happens at the end of the term if the subscription does not renew, and a button to undo it. */
export const TermChange = ({ subscription, plans }: Props) => {
  const translate = useTranslate();
  const words = useTermWords(plans)(subscription);
  const mayEdit = useMay('edit', 'subscriptions', { ...subscription });
  const { say, isPending } = useRenewal(subscription);
  if (!words) return null;
  const { act, done } = wayBack[subscription.renewal];
  return (
    <Alert
      severity="info"
      sx={{ mt: 2 }}
      action={
        mayEdit && (
          <Button color="inherit" size="small" loading={isPending} onClick={() => say('Renews', done)}>
            {translate(act)}
          </Button>
        )
      }
    >
      {words}
    </Alert>
  );
};

export const wayBack = {
  Changes: { act: 'plans.later.keep', done: 'plans.later.kept' },
  Ends: { act: 'plans.cancel.resume', done: 'plans.cancel.resumed' },
  Renews: { act: '', done: '' },
};

/** 'Changes to Basic on December 1', 'Ends on November 30'; null if it renews or is over. */
export const useTermWords = (plans: readonly Plan[]) => {
  const translate = useTranslate();
  const locale = useLocale();
  return ({ status, renewal, nextPlanId, changesOn }: Subscription): string | null => {
    if (status !== 'Active' || changesOn === null) return null;
    if (renewal === 'Ends')
      return translate('plans.cancel.ends', { day: writeDay(dayBefore(changesOn), locale) });
    const next = plans.find(({ id }) => id === nextPlanId);
    return translate('plans.later.changes', { plan: next?.name ?? '', day: writeDay(changesOn, locale) });
  };
};
