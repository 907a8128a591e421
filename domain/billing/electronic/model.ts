/**
 * An invoice in the terms of EN 16931, ready to be written: amounts, quantities and rates are decimal numbers as texts. The
 * numbers behind BT and BG are those of the standard.
 */
export type InvoiceModel = {
  /** BT-24 and BT-23. */
  specification: string;
  process: string | null;
  /** BT-3: 380 or 381. */
  isCreditNote: boolean;
  /** BT-1, BT-2 and BT-9. */
  number: string;
  issued: string;
  due: string | null;
  /** BT-5. */
  currency: string;
  /** BT-22, BT-10, BT-13, BT-12 and BT-19. */
  note: string | null;
  buyerReference: string | null;
  order: string | null;
  contract: string;
  account: string | null;
  /** BG-14. */
  period: Period;
  /** BG-3: the invoice that a credit note takes back. */
  preceding: { number: string; issued: string } | null;
  /** BG-4 and BG-7. */
  seller: ModelParty;
  buyer: ModelParty;
  /** BG-16: BT-81, BT-84 and BT-83. */
  payment: { code: string; iban: string | null; reference: string };
  /** BT-20. */
  terms: string | null;
  /** BG-23: the only entry, as an invoice has one category. */
  tax: ModelTax;
  /** BT-106 and BT-109; BT-110; BT-112 and BT-115. */
  net: string;
  taxAmount: string;
  total: string;
  /** BG-25. */
  lines: ModelLine[];
};

export type Period = { from: string; to: string };

export type ModelParty = {
  /** BT-27 or BT-44. */
  name: string;
  /** BT-29 or BT-46: on the platform, if nothing else identifies the company. */
  id: string | null;
  /** BT-30 or BT-47; BT-31 or BT-48. */
  registration: string | null;
  vatNumber: string | null;
  /** BT-34 or BT-49, with a code of the list EAS. */
  address: { scheme: string; id: string } | null;
  postal: PostalAddress;
  /** BG-6, where a country asks for it. */
  contact: Contact | null;
};

export type PostalAddress = {
  /** BT-35, BT-36 and BT-162. */
  lines: string[];
  /** BT-38 and BT-37. */
  zip: string | null;
  city: string | null;
  /** BT-40. */
  country: string;
};
export type Contact = { name: string; phone: string; email: string };

export type ModelTax = {
  /** BT-118, by UNCL 5305. */
  category: 'S' | 'Z' | 'E' | 'AE' | 'G' | 'O';
  /** BT-119, in percent; none outside the scope of VAT. */
  rate: string | null;
  /** BT-120 and BT-121. */
  reason: string | null;
  reasonCode: string | null;
};

export type ModelLine = {
  /** BT-126. */
  id: string;
  /** BT-153. */
  name: string;
  /** BT-129 and BT-130. */
  quantity: string;
  unit: 'HUR' | 'C62';
  /** BT-146 and BT-149: the price of so many units, or of one. */
  price: string;
  priceQuantity: string | null;
  /** BT-131. */
  amount: string;
  /** BG-26. */
  period: Period;
};
