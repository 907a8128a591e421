/** The fields of a recruiter's profile and its dialog. */
export const profileFields = [
  'name',
  'industry',
  'size',
  'location',
  'website',
  'email',
  'description',
  'legalName',
  'country',
  'taxNumber',
  'billingAddress',
  'electronicAddress',
  'buyerReference',
] as const;
