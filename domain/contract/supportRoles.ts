/** What an operator who answers tickets is called. */
export const supportRoles = [
  'Senior Support',
  'Technical Support',
  'Account Support',
  'Product Support',
] as const;
export type SupportRole = (typeof supportRoles)[number];
