import type { ProviderInvoice } from '../../contract/billing/providerInvoices.ts';
import { csvLine } from '../../reports/lines.ts';
import { type BookedLine, bookedLines } from './bookedLines.ts';

/** The heading of a column, and its cell for a line of an invoice. */
export type LineColumn = readonly [
  heading: string,
  cell: (invoice: ProviderInvoice, booked: BookedLine) => string | null,
];

/** A CSV file with a row for each line of each invoice. */
export const lineFile = (columns: readonly LineColumn[], invoices: readonly ProviderInvoice[]): string => {
  const rows = invoices.flatMap((invoice) =>
    bookedLines(invoice).map((booked) => columns.map(([, cell]) => cell(invoice, booked))),
  );
  return [columns.map(([heading]) => heading), ...rows].map(csvLine).join('\r\n');
};
