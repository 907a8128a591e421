import { plainResource } from '../../components/screens/plainResource.tsx';

export const verificationRequests = plainResource('verificationRequests', {
  columns: ['id', 'userId', 'companyId', 'documents', 'submitted', 'status'],
});
