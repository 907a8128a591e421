/** Roles of operators who answer tickets. */
export const supportRoles = [
  'Senior Support',
  'Technical Support',
  'Account Support',
  'Product Support',
] as const;
export type SupportRole = (typeof supportRoles)[number];
