import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useMay } from '../../components/contract/useMay.ts';
import { ChangePlanButton } from './ChangePlanButton.tsx';
import type { BenchRoom } from './useBenchRoom.ts';

/** Says that nobody more can be added, and the ways out of it. */
export const BenchFull = ({ room: { plan, limit, onBench } }: { room: BenchRoom }) => {
  const translate = useTranslate();
  const mayChange = useMay('create', 'subscriptions');
  return (
    <Alert severity="warning" action={<ChangePlanButton variant="outlined" />} sx={{ alignItems: 'center' }}>
      {translate('plans.full', { plan, limit, onBench, smart_count: limit ?? 0 })}{' '}
      {translate(mayChange ? 'plans.fullMayUpgrade' : 'plans.fullAskAdmin')}
    </Alert>
  );
};
