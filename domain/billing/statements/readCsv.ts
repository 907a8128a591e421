import Papa from 'papaparse';
import { type Currency, isCurrency } from '../../contract/billing/currencies.ts';
import { listOf, wordsOf } from '../../import/columns.ts';
import { currencyIn, dayPlaceOf, dayWhere, readMinor } from '../../import/readCell.ts';
import { daysBetween, isDay } from '../../time/days.ts';
import { ibanIn } from '../electronic/parties.ts';
import { statementLimits } from './limits.ts';
import {
  type FileChoices,
  FileRefused,
  lineOf,
  type ReadStatement,
  readDecimal,
  referenceOf,
  returnWords,
  type StatementEntry,
} from './statement.ts';

/** Headings of columns in exports of banks, in English, German, French and Spanish. */
const headings = {
  bookedDate:
    'date, booking date, booked, booked on, posting date, post date, posted date, transaction date, txn date, tran date, completed date, date completed, entry date | buchungstag, buchungsdatum, buchung, datum, belegdatum | date de comptabilisation, date comptable, date operation, date de l operation, date d operation, date de transaction | fecha, fecha operacion, fecha de operacion, fecha contable, fecha de la operacion',
  valueDate:
    'value date, value dt, val date | valuta, valutadatum, wertstellung, wertstellungsdatum, wert | date de valeur, date valeur | fecha valor, fecha de valor, f valor',
  amount:
    'amount, transaction amount, net amount, value | betrag, umsatz, buchungsbetrag | montant, montant de l operation | importe, cantidad, monto, importe de la operacion',
  debit:
    'debit, debits, debit amount, debit amt, withdrawal, withdrawals, withdrawal amt, withdrawal amount, paid out, money out, dr, payments | soll, belastung, ausgang, abbuchung, lastschriftbetrag | sortie, sorties, retrait, montant debit, montant au debit, dépense | cargo, cargos, debe, débito, retiro, salidas',
  credit:
    'credit, credits, credit amount, credit amt, deposit, deposits, deposit amt, deposit amount, paid in, money in, cr, receipts | haben, gutschrift, eingang, gutschriftbetrag | entrée, entrées, montant credit, montant au credit, recette | abono, abonos, haber, crédito, depósito, entradas',
  side: 'dr cr, cr dr, debit credit, credit debit, credit debit indicator, cd indicator, d c, sign | soll haben, s h, kennzeichen, soll haben kennzeichen | sens, debit ou credit | signo, cargo abono, debe haber',
  currency:
    'currency, ccy, curr, transaction currency | währung, wahrung, waehrung, whg | devise, monnaie | divisa, moneda',
  counterparty:
    'payer, name, counterparty, counterparty name, counter party, from, payee, payer name, sender, customer, other party | auftraggeber begünstigter, auftraggeber, begünstigter zahlungspflichtiger, beguenstigter zahlungspflichtiger, zahlungspflichtiger, zahlungspflichtige r, name zahlungsbeteiligter, auftraggeber empfänger, empfänger auftraggeber, gegenpartei, zahlungsbeteiligter | nom, tiers, contrepartie, émetteur, donneur d ordre, nom du tiers | ordenante, beneficiario, nombre, contrapartida, ordenante beneficiario',
  account:
    'counterparty account, counterparty iban, payer account, account of payer, iban | kontonummer iban, iban zahlungsbeteiligter, iban des auftraggebers, gegenkonto, kontonummer, iban gegenkonto | compte du tiers, iban du tiers, compte tiers | cuenta ordenante, iban ordenante, cuenta contrapartida',
  text: 'reference, description, details, memo, narrative, narration, particulars, payment reference, transaction description, remittance information, remarks, transaction remarks, message | verwendungszweck, buchungstext, vorgang verwendungszweck, beschreibung, umsatztext, referenz | libellé, libelle operation, libellé simplifié, description, motif, informations complémentaires, référence, détail | concepto, descripción, observaciones, detalle, referencia, más datos',
  endToEndId:
    'end to end id, end to end reference, e2e id, customer reference | kundenreferenz end to end, kundenreferenz, end to end referenz, ende zu ende referenz | référence de bout en bout | referencia extremo a extremo',
  bankReference:
    'transaction id, bank reference, bank ref, transaction reference, ref no, chq ref no, cheque number, utr, fit id, reference number, id | bankreferenz, transaktions id, umsatz id | numero d operation, reference banque | número de operación, referencia banco',
  balance:
    'balance, running balance, closing balance, available balance | saldo, kontostand, saldo nach buchung | solde | saldo disponible',
  own: 'own account, account number, account, account no, auftragskonto, iban auftragskonto, own iban | bezeichnung auftragskonto | numéro de compte, compte | cuenta, número de cuenta',
} as const;
type Column = keyof typeof headings;
/** Several columns can describe what an entry is for. */
const columnOf = new Map<string, Column>(
  (Object.keys(headings) as Column[])
    .reverse()
    .flatMap((column) => listOf(headings[column]).map((words) => [words, column] as const)),
);

const mostAbove = 30;
const delimiters = [';', ',', '\t', '|'];

type Sheet = {
  above: string[][];
  head: string[];
  columns: (Column | undefined)[];
  rows: { cells: string[]; line: number }[];
};

/** The column of a heading: as it stands, or without the currency that it names and words in parentheses. */
const readHeading = (heading: string): Column | undefined => {
  const bare = wordsOf(heading.replace(/\(.*?\)|\[.*?\]/g, ' '));
  const withoutCode = bare
    .split(' ')
    .filter((word) => !isCurrency(word.toUpperCase()) && !/^(?:in|en|euros?|dollars?)$/.test(word))
    .join(' ');
  return columnOf.get(wordsOf(heading)) ?? columnOf.get(bare) ?? columnOf.get(withoutCode);
};

const hasMoney = (columns: readonly (Column | undefined)[]): boolean =>
  columns.includes('amount') || (columns.includes('debit') && columns.includes('credit'));

const openSheet = (text: string): Sheet => {
  const best = delimiters
    .map((delimiter) => {
      const { data } = Papa.parse<string[]>(text, { delimiter, preview: mostAbove });
      const at = data.findIndex((cells) => {
        const columns = cells.map(readHeading);
        return columns.includes('bookedDate') || columns.includes('valueDate') ? hasMoney(columns) : false;
      });
      return { delimiter, at };
    })
    .find(({ at }) => at !== -1);
  if (!best) throw FileRefused('bank.unknown-format');
  const { data } = Papa.parse<string[]>(text, { delimiter: best.delimiter });
  const head = data[best.at] ?? [];
  const rows = data
    .map((cells, place) => ({ cells, line: place + 1 }))
    .slice(best.at + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length > statementLimits.entries) throw FileRefused('bank.too-many');
  return { above: data.slice(0, best.at), head, columns: head.map(readHeading), rows };
};

/** The statement in a CSV export of a bank. */
export const readCsv = (
  text: string,
  { today, ...choices }: FileChoices & { today: string },
): ReadStatement[] => {
  const { above, head, columns, rows } = openSheet(text);
  const placeOf = (column: Column) => columns.indexOf(column);
  const cellAt = (cells: readonly string[], column: Column): string => cells[placeOf(column)]?.trim() ?? '';
  const cellsOf = (column: Column) => rows.map(({ cells }) => cellAt(cells, column)).filter(Boolean);
  const money = (['amount', 'debit', 'credit', 'balance'] as const).filter((column) =>
    columns.includes(column),
  );
  const usual = currencyOf({
    codes: cellsOf('currency'),
    headings: head.filter((_, place) => money.some((column) => column === columns[place])),
    cells: money.flatMap(cellsOf).slice(0, 50),
    above: above.flat(),
    chosen: choices.currency,
  });
  const decimal = decimalOf(money.flatMap(cellsOf));
  const readAmount = (cell: string, currency: Currency, line: number): number => {
    const amount = signedAmount(cell, currency, decimal);
    if (amount === null)
      throw FileRefused({ code: 'bank.unreadable-line', values: { line, text: cell.slice(0, 40) } });
    return amount;
  };
  const dated = columns.includes('bookedDate') ? 'bookedDate' : 'valueDate';
  const readDay = dayReader([...cellsOf('bookedDate'), ...cellsOf('valueDate')], today, choices.dayIs);
  const entries: StatementEntry[] = [];
  const balances: number[] = [];
  for (const { cells, line } of rows) {
    const at = (column: Column) => cellAt(cells, column);
    const code = at('currency').toUpperCase();
    const currency = isCurrency(code) ? code : usual;
    const [signed, debit, credit] = (['amount', 'debit', 'credit'] as const).map((column) =>
      at(column) === '' ? 0 : readAmount(at(column), currency, line),
    ) as [number, number, number];
    const turn = /^(?:d|dr|debit|soll|s|cargo|debe|-)$/i.test(at('side')) ? -Math.abs(signed) : signed;
    const amount = turn + Math.abs(credit) - Math.abs(debit);
    // Totals and lines of balances have no date, and some exports have lines without an amount.
    if (amount === 0 || at(dated) === '') continue;
    const bookedDate = readDay(at(dated));
    if (bookedDate === null)
      throw FileRefused({ code: 'bank.unreadable-line', values: { line, text: at(dated).slice(0, 40) } });
    if (at('balance') !== '') balances.push(readAmount(at('balance'), currency, line));
    const words = cells.filter((cell, place) => columns[place] === 'text' && cell.trim() !== '');
    const description = words.join(' ');
    entries.push({
      bookedDate,
      valueDate: at('valueDate') === '' ? null : readDay(at('valueDate')),
      amount,
      currency,
      isReversal: amount < 0 && returnWords.test(description),
      counterparty: lineOf(at('counterparty'), 140),
      counterpartyAccount: at('account') || null,
      text: lineOf(description, 500),
      endToEndId: referenceOf(at('endToEndId')),
      bankReference: referenceOf(at('bankReference')),
    });
  }
  const own = new Set(cellsOf('own'));
  return [
    {
      account: own.size === 1 ? ([...own][0] as string) : accountAbove(above),
      currency: usual,
      ...balancesOf(entries, balances),
      entries,
    },
  ];
};

type Said = {
  codes: readonly string[];
  headings: readonly string[];
  cells: readonly string[];
  above: readonly string[];
  chosen: string | undefined;
};

/** The currency of the amounts: of its column, in the headings, beside the amounts, above the table, or the chosen one. */
const currencyOf = ({ codes, headings: heads, cells, above, chosen }: Said): Currency => {
  const named = codes.map((code) => code.toUpperCase());
  const unknown = named.find((code) => /^[A-Z]{3}$/.test(code) && !isCurrency(code));
  if (unknown) throw FileRefused({ code: 'bank.other-currency', values: { currency: unknown } });
  const found =
    named.find(isCurrency) ??
    [...heads, ...cells].map((words) => currencyIn(words)).find((one) => one) ??
    (chosen && isCurrency(chosen) ? chosen : undefined) ??
    above.map((words) => /\b[A-Z]{3}\b/.exec(words)?.[0] ?? '').find(isCurrency);
  if (!found) throw FileRefused('bank.choose-currency', 'currency');
  return found;
};

const bareAmount = (cell: string): string => cell.replaceAll(/[^\d.,]/g, '');

/** Which sign parts decimals in a column: the last one, where one or two digits follow or both signs stand. */
const decimalOf = (cells: readonly string[]): '.' | ',' | null => {
  for (const cell of cells) {
    const bare = bareAmount(cell);
    const [, sign] = /([.,])\d{1,2}$/.exec(bare) ?? [];
    if (sign) return sign as '.' | ',';
    const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
    if (bare.includes('.') && bare.includes(',')) return bare[last] as '.' | ',';
  }
  return null;
};

/** "-1.234,56", "1,234.56-", "(85.00)", "85,00 S", "500 DR": minor units with their sign; null if it is no amount. */
const signedAmount = (cell: string, currency: Currency, decimal: '.' | ',' | null): number | null => {
  const isNegative =
    /^[^\d]*[-−–(]/.test(cell) || /[-−–)]\s*$/.test(cell) || /\d\s*(?:DR|S|D)\b\.?$/i.test(cell.trim());
  const bare = bareAmount(cell);
  if (bare === '' || /\d\s*[%]|[a-z]{5,}/i.test(cell)) return null;
  const amount =
    decimal === null
      ? readMinor(bare, currency)
      : readDecimal(bare.replaceAll(decimal === '.' ? ',' : '.', '').replace(decimal, '.'), currency);
  return amount === null ? null : isNegative ? -amount : amount;
};

/** A statement covers about a year at most, none of it in the future. */
const mostDays = 400;

/** Reads dates in the order that the column itself, its span of time, or the person says. */
const dayReader = (
  cells: readonly string[],
  today: string,
  chosen: FileChoices['dayIs'],
): ((cell: string) => string | null) => {
  const plain = (cell: string) => cell.trim().replace(/[ T]\d{1,2}:\d{2}.*$/, '');
  const read = (cell: string, dayIs: 'first' | 'second') => dayWhere(plain(cell), dayIs);
  const isPossible = (dayIs: 'first' | 'second') => {
    const days = cells.map((cell) => read(cell, dayIs)).sort();
    const [first = '', last = ''] = [days[0], days.at(-1)];
    return days.every(isDay) && last <= today && daysBetween(first, last) <= mostDays;
  };
  const said = chosen ?? dayPlaceOf(cells.map(plain));
  const possible = said ? [said] : (['first', 'second'] as const).filter(isPossible);
  const isSame = cells.every((cell) => read(cell, 'first') === read(cell, 'second'));
  if (possible.length > 1 && !isSame) throw FileRefused('bank.choose-dates', 'dayIs');
  const [order = 'first'] = possible;
  return (cell) => {
    const day = read(cell, order);
    return isDay(day) ? day : null;
  };
};

/** The balances before the first and after the last entry. Most banks write the newest entry first. */
const balancesOf = (entries: readonly StatementEntry[], balances: readonly number[]) => {
  const [first, last] = [entries[0], entries.at(-1)];
  const [firstBalance, lastBalance] = [balances[0], balances.at(-1)];
  if (!first || !last || balances.length !== entries.length) return { opening: null, closing: null };
  const total = entries.reduce((sum, { amount }) => sum + amount, 0);
  const up = { opening: Number(firstBalance) - first.amount, closing: Number(lastBalance) };
  const down = { opening: Number(lastBalance) - last.amount, closing: Number(firstBalance) };
  return down.opening + total === down.closing && up.opening + total !== up.closing ? down : up;
};

const accountAbove = (above: readonly (readonly string[])[]): string | null => {
  const lines = above.filter(([label = '']) => /\b(?:iban|konto|account|compte|cuenta)/i.test(label));
  const text = lines.map((cells) => cells.join(' ')).join('\n');
  return ibanIn(text) ?? /\d[\d -]{4,}\d/.exec(text)?.[0] ?? null;
};
