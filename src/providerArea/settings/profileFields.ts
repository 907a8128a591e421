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
export const legalFields = ['gstNumber', 'panNumber'] as const;
/** What invoices to clients state. */
export const billingFields = [
  'legalName',
  'country',
  'taxNumber',
  'registrationNumber',
  'billingAddress',
  'bankDetails',
  'electronicAddress',
  'contactPerson',
  'email',
  'phone',
] as const;
