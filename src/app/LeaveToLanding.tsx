import { useEffect } from 'react';
import { leaveTo } from '../auth/leave.ts';

/** The landing page is a separate document, so navigating to it leaves this one. */
export const LeaveToLanding = () => {
  useEffect(() => leaveTo('/'), []);
  return null;
};
