/** Who runs the market, as pages and papers name them. Each is set at build time by its VITE_ variable. */
export const operator = {
  /** The legal name on the legal pages; without one they speak of "the operator". */
  operator: import.meta.env.VITE_OPERATOR_NAME ?? '',
  email: import.meta.env.VITE_CONTACT_EMAIL ?? 'hello@talentbench.example',
  phone: import.meta.env.VITE_CONTACT_PHONE ?? '+1 555 0100',
  address: import.meta.env.VITE_CONTACT_ADDRESS ?? '12 Plank Street, Bridgeport, CT 06604',
  /** The number the operator is taxed under, such as a GST or VAT number; on invoices where there is one. */
  taxNumber: import.meta.env.VITE_TAX_NUMBER ?? '',
};
