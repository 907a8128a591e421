import { useEffect } from 'react';
import { leaveTo } from '../auth/leave.ts';

/** The landing page is another document: an address of it inside this one means leaving. */
export const LeaveToLanding = () => {
  useEffect(() => leaveTo('/'), []);
  return null;
};
