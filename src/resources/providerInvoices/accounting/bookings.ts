import { clientsOf } from '../../../../domain/billing/accounting/clients.ts';
import type {
  AccountingProgram,
  BookingFacts,
  DateOrder,
} from '../../../../domain/billing/accounting/programs.ts';
import { treatmentsOf } from '../../../../domain/billing/accounting/treatments.ts';
import type { ProviderInvoice } from '../../../../domain/contract/billing/providerInvoices.ts';
import { type Months, spanOf } from './invoiceQuery.ts';

/** Texts by the key of a treatment or a client, under names that a form can have. */
type Texts = Record<string, string | undefined>;

/** What a program calls the taxes and clients. */
type Codes = { taxes?: Texts; debtors?: Texts };

/** What the dialog asks for; what was entered for each program is kept for the next time. */
export type Entered = {
  program: AccountingProgram;
  xero: { account: string; dates: DateOrder } & Codes;
  quickBooks: { item: string; dates: DateOrder } & Codes;
  datev: {
    consultant: string;
    client: string;
    yearStart: number;
    accountLength: number;
  } & Codes;
};
export type Asked = Entered & Months;

/** A key as the name of a field, which has neither dots nor quotes. */
export const fieldName = (key: string): string =>
  `for ${encodeURIComponent(key).replace(/[.'[\]]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

/** What is asked for each tax and, by DATEV, for each client of these invoices, by the group of its field. */
export const askedFor = (program: AccountingProgram, taken: readonly ProviderInvoice[]) => ({
  taxes: treatmentsOf(taken),
  debtors: program === 'datev' ? clientsOf(taken) : [],
});

const codesFor = (asked: Asked, taken: readonly ProviderInvoice[]) => {
  const { taxes, debtors } = askedFor(asked.program, taken);
  const codes: Codes = asked[asked.program];
  const entered = (texts: Texts = {}, parts: readonly { key: string }[]) =>
    parts.map(({ key }) => [key, texts[fieldName(key)]?.trim() ?? ''] as const);
  return { taxes: entered(codes.taxes, taxes), debtors: entered(codes.debtors, debtors) };
};

/** An error for each field of taxes and clients that is empty; null if none is. */
export const missingIn = (asked: Asked, taken: readonly ProviderInvoice[], error: string) => {
  const groups = Object.entries(codesFor(asked, taken)).map(([group, codes]) => {
    const empty = codes.filter(([, text]) => text === '').map(([key]) => [fieldName(key), error]);
    return [group, Object.fromEntries(empty)] as const;
  });
  const faulty = groups.filter(([, faults]) => Object.keys(faults).length > 0);
  return faulty.length > 0 ? { [asked.program]: Object.fromEntries(faulty) } : null;
};

type File = { content: BlobPart; type: string; name: string };

/** The file of a program with invoices that it can import, and its name. */
export const bookingFile = async (
  asked: Asked,
  taken: readonly ProviderInvoice[],
  describe: BookingFacts['describe'],
): Promise<File> => {
  const { program, from, to } = asked;
  const months = from === to ? from : `${from}_${to}`;
  const codes = codesFor(asked, taken);
  const [taxes, debtors] = [new Map(codes.taxes), new Map(codes.debtors)];
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
      const { consultant, client, yearStart, accountLength } = asked.datev;
      const file = datevFile(taken, {
        ...spanOf(asked),
        consultant: Number(consultant),
        client: Number(client),
        yearStart,
        accountLength,
        taxes,
        debtors,
        now: new Date(),
      });
      return csv(windows1252(file), 'EXTF_Buchungsstapel');
    }
  }
};
