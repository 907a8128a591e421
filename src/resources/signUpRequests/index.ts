import { plainResource } from '../../components/screens/plainResource.tsx';

export const signUpRequests = plainResource('signUpRequests', {
  columns: ['company', 'userType', 'firstName', 'lastName', 'email', 'status', 'createdAt'],
});
