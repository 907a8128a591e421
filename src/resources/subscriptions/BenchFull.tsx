import { useTranslate } from 'react-admin';
import { useMay } from '../../components/contract/useMay.ts';
import { UpgradeAlert } from './UpgradeAlert.tsx';
import type { BenchLimit } from './useBenchLimit.ts';

/** Tells that the plan limit is reached, and what to do about it. */
export const BenchFull = ({ room: { plan, limit, onBench } }: { room: BenchLimit }) => {
  const translate = useTranslate();
  const mayChange = useMay('create', 'subscriptions');
  return (
    <UpgradeAlert>
      {translate('plans.full', { plan, limit, onBench, smart_count: limit ?? 0 })}{' '}
      {translate(mayChange ? 'plans.fullMayUpgrade' : 'plans.fullAskAdmin')}
    </UpgradeAlert>
  );
};
