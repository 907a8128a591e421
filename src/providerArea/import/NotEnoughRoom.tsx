import { useTranslate } from 'react-admin';
import { UpgradeAlert } from '../../resources/subscriptions/UpgradeAlert.tsx';
import { type BenchLimit, useBenchLimit } from '../../resources/subscriptions/useBenchLimit.ts';

/** The number of these candidates that exceed the plan limit. */
export const useTooMany = (growth: number): { tooMany: number; room: BenchLimit | undefined } => {
  const { room } = useBenchLimit();
  if (!room || room.limit === null || growth <= 0) return { tooMany: 0, room };
  return { tooMany: Math.max(0, room.onBench + growth - room.limit), room };
};

interface Props {
  tooMany: number;
  room: BenchLimit;
}

/** Warns before sending that the import exceeds the plan limit, and offers an upgrade. */
export const NotEnoughRoom = ({ tooMany, room: { plan, limit, onBench } }: Props) => {
  const translate = useTranslate();
  return (
    <UpgradeAlert>
      {translate('plans.importTooMany', { smart_count: tooMany, plan, limit, onBench })}
    </UpgradeAlert>
  );
};
