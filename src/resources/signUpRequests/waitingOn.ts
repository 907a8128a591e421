/** The filter of the requests of one side that nobody has answered yet. */
export const waitingOn = (userType: 'provider' | 'recruiter') => ({ status: 'Pending Approval', userType });
