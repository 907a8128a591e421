/**
 * The platform's operator, as named on pages and documents. Each is set at build time by its VITE_ variable.
 */
export const operator = {
  /** The legal name on legal pages, which otherwise say "the operator". */
  operator: import.meta.env.VITE_OPERATOR_NAME ?? '',
  email: import.meta.env.VITE_CONTACT_EMAIL ?? 'hello@talentbench.example',
  phone: import.meta.env.VITE_CONTACT_PHONE ?? '+1 555 0100',
  address: import.meta.env.VITE_CONTACT_ADDRESS ?? '12 Plank Street, Bridgeport, CT 06604',
  /** The operator's tax number, such as a GST or VAT number; shown on invoices if set. */
  taxNumber: import.meta.env.VITE_TAX_NUMBER ?? '',
};
