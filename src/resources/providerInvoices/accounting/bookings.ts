import type { BookingFacts } from '../../../../domain/billing/accounting/programs.ts';
import { type DateOrder, importable } from '../../../../domain/billing/accounting/programs.ts';
import { treatmentsOf } from '../../../../domain/billing/accounting/treatments.ts';
import type { ProviderInvoice } from '../../../../domain/contract/billing/providerInvoices.ts';
import type { Months } from './useInvoicesOf.ts';

/** Texts by the key of a treatment or the name of a customer, under names that a form can have. */
type Texts = Record<string, string | undefined>;

/** What the dialog asks for; what was entered for each program is kept for the next time. */
export type Entered = {
  program: 'xero' | 'quickBooks' | 'datev';
  xero: { account: string; dates: DateOrder; taxes?: Texts };
  quickBooks: { item: string; dates: DateOrder; taxes?: Texts };
  datev: {
    consultant: string;
    client: string;
    yearStart: number;
    accountLength: number;
    taxes?: Texts;
    debtors?: Texts;
  };
};
export type Asked = Entered & Months;

/** A key as the name of a field, which has neither dots nor quotes. */
export const fieldName = (key: string): string =>
  `for ${encodeURIComponent(key).replace(/[.'[\]]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

/** The customers of these invoices, each once. */
export const customersOf = (invoices: readonly ProviderInvoice[]): string[] =>
  [...new Set(invoices.map(({ client }) => client))].sort((one, other) => one.localeCompare(other));

const byKey = (keys: readonly string[], texts: Texts = {}): Map<string, string> =>
  new Map(keys.map((key) => [key, texts[fieldName(key)]?.trim() ?? '']));

type File = { content: BlobPart; type: string; name: string };

/** The file of a program, and its name. */
export const bookingFile = async (
  asked: Asked,
  invoices: readonly ProviderInvoice[],
  describe: BookingFacts['describe'],
): Promise<File> => {
  const { program, from, to } = asked;
  const { taken } = importable(program, invoices);
  const months = from === to ? from : `${from}_${to}`;
  const taxes = byKey(
    treatmentsOf(taken).map(({ key }) => key),
    asked[program].taxes,
  );
  const csv = (content: BlobPart, start: string): File => ({
    content,
    type: 'text/csv',
    name: `${start}_${months}.csv`,
  });
  switch (program) {
    case 'xero': {
      const { xeroFile } = await import('../../../../domain/billing/accounting/xero.ts');
      return csv(xeroFile(taken, { ...asked.xero, taxes, describe }), 'Xero');
    }
    case 'quickBooks': {
      const { quickBooksFile } = await import('../../../../domain/billing/accounting/quickBooks.ts');
      return csv(quickBooksFile(taken, { ...asked.quickBooks, taxes, describe }), 'QuickBooks');
    }
    case 'datev': {
      const { datevFile } = await import('../../../../domain/billing/accounting/datev.ts');
      const { windows1252 } = await import('../../../../domain/billing/accounting/windows1252.ts');
      const { consultant, client, yearStart, accountLength, debtors } = asked.datev;
      const file = datevFile(taken, {
        from: `${from}-01`,
        to: `${to}-01`,
        consultant: Number(consultant),
        client: Number(client),
        yearStart,
        accountLength,
        taxes,
        debtors: byKey(customersOf(taken), debtors),
        now: new Date(),
      });
      return csv(windows1252(file), 'EXTF_Buchungsstapel');
    }
  }
};
