import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { Plan } from '../../../domain/contract/billing/plans.ts';
import { dayBefore, termEnd } from '../../../domain/contract/billing/planTerms.ts';
import type { Subscription } from '../../../domain/contract/billing/subscriptions.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';
import { usePlanTitle } from './usePlanTitle.ts';
import { useRenewal } from './useRenewal.ts';

interface Props {
  subscription: Subscription & { id: string };
  plan: Plan;
  size?: 'small';
  /** The button's text, if shorter than the default; its accessible name then adds the company, `named`. */
  label?: string;
  named?: string;
}

/** Cancels a subscription at the end of its term, after explaining the effect. */
export const CancelPlanButton = ({ subscription, plan, size, label = 'plans.cancel.do', named }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const titleOf = usePlanTitle();
  const [isAsked, setAsked] = useState(false);
  const mayEdit = useMay('edit', 'subscriptions', { ...subscription });
  const { say, isPending } = useRenewal(subscription, () => setAsked(false));
  if (!mayEdit || subscription.status !== 'Active' || subscription.renewal === 'Ends') return null;
  const last = writeDay(dayBefore(termEnd(plan, subscription, new Date())), locale);
  return (
    <>
      <Button color="inherit" size={size} aria-label={named} onClick={() => setAsked(true)}>
        {translate(label)}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={named ?? translate('plans.cancel.do')}
          text={translate('plans.cancel.text', { plan: titleOf(plan), day: last })}
          confirm={translate('plans.cancel.confirm')}
          cancel={translate('plans.cancel.not')}
          busy={isPending}
          onConfirm={() => say('Ends', 'plans.cancel.done')}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
};
