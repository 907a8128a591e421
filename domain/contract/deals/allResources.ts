/** Whom a contract about no single candidate is for, as it is stored and signed; `sayText` says it to readers. */
export const allResources = 'All assigned resources';
