/** What a recruiter's profile tells and its dialog asks for. */
export const profileFields = [
  'name',
  'industry',
  'size',
  'location',
  'website',
  'email',
  'description',
] as const;
