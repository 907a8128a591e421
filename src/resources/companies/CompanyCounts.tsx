import { useMay } from '../../components/contract/useMay.ts';
import { CountChips } from '../../components/tiles/CountChips.tsx';

/** How many companies of one side there are, in all and by status; only where the status is shown. */
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
