import { plainResource } from '../../components/screens/plainResource.tsx';

export const complianceFrameworks = plainResource('complianceFrameworks', {
  columns: ['framework', 'status', 'score', 'lastAudit', 'nextAudit'],
});
