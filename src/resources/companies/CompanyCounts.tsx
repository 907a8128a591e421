import { useMay } from '../../components/contract/useMay.ts';
import { CountChips } from '../../components/tiles/CountChips.tsx';

/**
 * The number of companies of one side, in total and by status; hidden from users who may not add companies.
 */
export const CompanyCounts = ({ type }: { type: 'provider' | 'recruiter' }) => {
  const canAccess = useMay('create', 'companies');
  if (!canAccess) return null;
  return (
    <CountChips
      resource="companies"
      counts={[
        { labelKey: 'companies.counts.total', filter: { type } },
        { labelKey: 'companies.counts.active', filter: { type, status: 'Active' } },
        { labelKey: 'companies.counts.pending', filter: { type, status: 'Pending Approval' } },
        { labelKey: 'companies.counts.suspended', filter: { type, status: 'Suspended' } },
      ]}
    />
  );
};
