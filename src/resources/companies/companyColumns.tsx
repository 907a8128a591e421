import { DataTable } from 'ra-ui-materialui';
import type { Side } from './addCompanyLayouts.ts';
import { SuccessRateBadge } from './SuccessRateBadge.tsx';

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
