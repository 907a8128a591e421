import { DataTable, useRecordContext } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { Nothing } from '../../components/fields/MoneyField.tsx';
import { UnitField } from '../../components/fields/UnitField.tsx';
import type { Side } from './addCompanyLayouts.ts';

const tones = [
  [90, 'good'],
  [80, 'waiting'],
  [70, 'main'],
] as const;

/**
 * A recruiter's placement success rate: green from 90 percent, amber from 80, the primary color from 70, red
 * below.
 */
const SuccessRateBadge = () => {
  const { successRate } = useRecordContext<Company>() ?? {};
  if (successRate == null) return <Nothing />;
  const [, tone] = tones.find(([least]) => successRate >= least) ?? [0, 'wrong'];
  return (
    <span className={`state-mark ${tone}`}>
      <UnitField source="successRate" />
    </span>
  );
};

export const sharedColumns = ['industry', 'status', 'subscription', 'verification', 'employees', 'revenue'];
export const companyFilters = ['verification', 'subscription', 'industry', 'employees', 'joinDate'];

const company = <DataTable.Col key="name" source="name" label="companies.company" />;
const successRate = (
  <DataTable.Col
    key="successRate"
    source="successRate"
    label="resources.companies.fields.successRate"
    align="right"
  >
    <SuccessRateBadge />
  </DataTable.Col>
);

/** The operator's columns for the companies of each side, in order. */
export const columnsOf: Record<Side, (string | typeof company)[]> = {
  provider: [company, ...sharedColumns, 'joinDate'],
  recruiter: [company, ...sharedColumns, 'placements', successRate],
};
