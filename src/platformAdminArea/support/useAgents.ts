import { useGetList } from 'react-admin';
import type { User } from '../../../domain/contract/accounts/users.ts';

/** The operators who answer tickets. */
const supportAgents = { userType: 'admin', status: 'Active', agentRole_neq: null };

export const useAgents = () =>
  useGetList<User>('users', {
    filter: supportAgents,
    sort: { field: 'fullName', order: 'ASC' },
    pagination: { page: 1, perPage: 200 },
  });
