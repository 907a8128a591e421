import type { User } from '../../../domain/contract/accounts/users.ts';

/** Operators can view as active users of companies, but not as each other. */
export const canBeViewed = ({ userType, status }: User): boolean =>
  userType !== 'admin' && status === 'Active';
