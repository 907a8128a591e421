import { useRecordContext } from 'ra-core';
import type { Company } from '../../../domain/contract/companies.ts';
import { Nothing } from '../../components/fields/MoneyField.tsx';
import { UnitField } from '../../components/fields/UnitField.tsx';

const tones = [
  [90, 'good'],
  [80, 'waiting'],
  [70, 'main'],
] as const;

/**
 * A recruiter's placement success rate: green from 90 percent, amber from 80, the primary color from 70, red
 * below.
 */
export const SuccessRateBadge = () => {
  const { successRate } = useRecordContext<Company>() ?? {};
  if (successRate == null) return <Nothing />;
  const [, tone] = tones.find(([least]) => successRate >= least) ?? [0, 'wrong'];
  return (
    <span className={`state-mark ${tone}`}>
      <UnitField source="successRate" />
    </span>
  );
};
