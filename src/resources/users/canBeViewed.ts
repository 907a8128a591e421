import type { User } from '../../../domain/contract/users.ts';

/** Operators look through the eyes of people of companies who are active, never of each other. */
export const canBeViewed = ({ userType, status }: User): boolean =>
  userType !== 'admin' && status === 'Active';
