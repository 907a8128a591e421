/** The fields of each card of the company's profile. */
export const profileFields = [
  'name',
  'industry',
  'size',
  'location',
  'website',
  'founded',
  'description',
] as const;
export const figureFields = ['employees', 'revenue'] as const;
export const legalFields = [
  'legalName',
  'country',
  'taxNumber',
  'registrationNumber',
  'gstNumber',
  'panNumber',
  'billingAddress',
  'bankDetails',
] as const;
