import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../../components/contract/useMay.ts';

const PlanDialog = lazy(() => import('./PlanDialog.tsx').then((found) => ({ default: found.PlanDialog })));

interface Props {
  /** Upgrade Plan, or Change Plan. */
  label?: string;
  variant?: 'contained' | 'outlined' | 'text';
  size?: 'small';
  /** The company, if not the user's own. */
  companyId?: string;
  /** The company's name, for the button's accessible name. */
  named?: string;
}

/** Opens the choice of plans; hidden from users who may not change the company's plan. */
export const ChangePlanButton = ({
  label = 'plans.upgrade',
  variant = 'contained',
  size,
  companyId,
  named,
}: Props) => {
  const translate = useTranslate();
  const mayChange = useMay('create', 'subscriptions');
  const [isOpen, setOpen] = useState(false);
  if (!mayChange) return null;
  return (
    <>
      <Button variant={variant} size={size} aria-label={named} onClick={() => setOpen(true)}>
        {translate(label)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PlanDialog
            title={named ?? translate(label)}
            companyId={companyId}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
