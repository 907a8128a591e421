/** The filter for the pending requests of one side. */
export const waitingOn = (userType: 'provider' | 'recruiter') => ({ status: 'Pending Approval', userType });
