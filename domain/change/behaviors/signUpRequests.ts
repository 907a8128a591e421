import type { Rows } from '../../contract/index.ts';
import { admission, checkAdmission, declined } from '../accounts/admission.ts';
import type { Behavior } from '../behavior.ts';
import { notifyOperators } from '../notifications/operatorNotifications.ts';

export const signUpRequests: Behavior<Rows['signUpRequests']> = {
  completeEdit: async (before, changes, _context, reader) => {
    await checkAdmission(before, changes, reader);
    return {};
  },
  effects: (before, after, context) => {
    if (!after) return [];
    if (!before)
      return [
        notifyOperators({
          key: 'adminAlerts',
          code: 'companyAsks',
          values: { company: after.company },
          link: `/platform-admin/${after.userType === 'provider' ? 'providers' : 'recruiters'}`,
        }),
      ];
    if (before.status === after.status) return [];
    return [after.status === 'Approved' ? admission(after, context) : declined(after)];
  },
};
