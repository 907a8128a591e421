import type { ProviderInvoice } from '../../contract/billing/providerInvoices.ts';
import { vatNumberOf } from '../electronic/parties.ts';
import { writeMinor } from './bookedLines.ts';
import { clientKey } from './clients.ts';
import { treatmentOf } from './treatments.ts';

/**
 * A batch of postings in the DATEV format (EXTF 700, “Buchungsstapel” version 13), as developer.datev.de describes it. Tax
 * advisers give the numbers of consultant, client and accounts.
 */
export type DatevFacts = {
  /** The first and the last day; both are in one fiscal year. */
  from: string;
  to: string;
  consultant: number;
  client: number;
  /** The month in which the fiscal year begins, 1 to 12. */
  yearStart: number;
  /** Digits of the accounts of the general ledger, 4 to 8. Accounts of clients have one more. */
  accountLength: number;
  /** The revenue account by the key of a treatment. It is one that knows its tax. */
  taxes: ReadonlyMap<string, string>;
  /** The account of each client, by `clientKey`. */
  debtors: ReadonlyMap<string, string>;
  now: Date;
};

/** The first day of the fiscal year that this day is in. */
export const fiscalYearOf = (day: string, yearStart: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return `${month < yearStart ? year - 1 : year}-${String(yearStart).padStart(2, '0')}-01`;
};

export const datevFile = (invoices: readonly ProviderInvoice[], facts: DatevFacts): string =>
  [head(facts), headings.join(';'), ...invoices.map((invoice) => posting(invoice, facts)), ''].join('\r\n');

const digits = (day: string): string => day.replaceAll('-', '');
const text = (content: string, most: number): string =>
  `"${[...content.replaceAll(/\p{Cc}+/gu, ' ')].slice(0, most).join('').replaceAll('"', '""')}"`;

const head = ({ from, to, consultant, client, yearStart, accountLength, now }: DatevFacts): string => {
  const made = now.toISOString().replaceAll(/\D/g, '').slice(0, 17);
  const about = ['"EXTF"', 700, 21, '"Buchungsstapel"', 13, made, '', '""', text('TalentBench', 25), '""'];
  const books = [consultant, client, digits(fiscalYearOf(from, yearStart)), accountLength];
  const batch = [digits(from), digits(to), '"Rechnungen"', '""', 1, 0, 0, '"EUR"'];
  return [...about, ...books, ...batch, '', '""', '', '', '""', '', '', '""', '""'].join(';');
};

/** What an invoice demands, from the client's account to revenue; a negative amount the other way. */
const posting = (invoice: ProviderInvoice, { taxes, debtors }: DatevFacts): string => {
  const { client, clientCountry, clientTaxNumber, currency, issuedDate, dueDate, number, total } = invoice;
  const isCredit = total < 0;
  const treatment = treatmentOf(invoice);
  const isDueAbroad = treatment.category === 'Reverse Charge' && clientCountry !== 'DE';
  const vatNumber = isDueAbroad ? vatNumberOf(clientCountry, clientTaxNumber, issuedDate) : null;
  const [, month, day] = issuedDate.split('-');
  const [dueYear, dueMonth, dueDay] = dueDate.split('-');
  const filled: Record<string, string> = {
    'Umsatz (ohne Soll/Haben-Kz)': writeMinor(Math.abs(total), currency).replace('.', ','),
    'Soll/Haben-Kennzeichen': isCredit ? '"H"' : '"S"',
    'WKZ Umsatz': text(currency, 3),
    Konto: debtors.get(clientKey(invoice)) ?? '',
    'Gegenkonto (ohne BU-Schlüssel)': taxes.get(treatment.key) ?? '',
    Belegdatum: `${day}${month}`,
    // Other characters are not allowed in it.
    'Belegfeld 1': text(number.replaceAll(/[^A-Za-z0-9$&%*+/-]/g, '-'), 36),
    Buchungstext: text(client, 60),
    ...(vatNumber && { 'EU-Land u. UStID (Bestimmung)': text(vatNumber, 15) }),
    Festschreibung: '0',
    ...(!isCredit && { Fälligkeit: `${dueDay}${dueMonth}${dueYear}` }),
  };
  return headings.map((heading) => filled[heading] ?? '').join(';');
};

const pairs = (first: (place: number) => string, second: (place: number) => string, count: number) =>
  Array.from({ length: count }, (_, place) => [first(place + 1), second(place + 1)]).flat();

/** The columns of the format, in its order. */
const headings: readonly string[] = [
  ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz', 'Kurs', 'Basis-Umsatz'],
  ...['WKZ Basis-Umsatz', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum'],
  ...['Belegfeld 1', 'Belegfeld 2', 'Skonto', 'Buchungstext', 'Postensperre', 'Diverse Adressnummer'],
  ...['Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre', 'Beleglink'],
  ...pairs(
    (place) => `Beleginfo - Art ${place}`,
    (place) => `Beleginfo - Inhalt ${place}`,
    8,
  ),
  ...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID (Bestimmung)'],
  ...['EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L'],
  ...['BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  ...pairs(
    (place) => `Zusatzinformation - Art ${place}`,
    (place) => `Zusatzinformation- Inhalt ${place}`,
    20,
  ),
  ...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit'],
  ...['Skontotyp', 'Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)'],
  ...['EU-Land (Anzahlungen)', 'Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)'],
  ...['Erlöskonto (Anzahlungen)', 'Herkunft-Kz', 'Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz'],
  ...['Skontosperre', 'Gesellschaftername', 'Beteiligtennummer', 'Identifikationsnummer'],
  ...['Zeichnernummer', 'Postensperre bis', 'Bezeichnung SoBil-Sachverhalt', 'Kennzeichen SoBil-Buchung'],
  ...['Festschreibung', 'Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit'],
  ...['Generalumkehr (GU)', 'Steuersatz', 'Land', 'Abrechnungsreferenz', 'BVV-Position'],
  ...['EU-Land u. UStID (Ursprung)', 'EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
];
