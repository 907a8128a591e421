import type { Needed } from '../../access/can.ts';

/**
 * Matching is for recruiters with access to the talent pool. Apart from its check, which brings the texts of all
 * messages: every console loads the operations and this with them.
 */
export const matchingAccess = {
  noun: 'talentPools',
  verb: 'list',
  userType: 'recruiter',
} as const satisfies Needed;
