import type { StatementFormat } from '../../contract/billing/bankStatements.ts';
import { DocumentRefused } from '../../documentText/documentFault.ts';
import { openParts } from '../../documentText/openParts.ts';
import { readText } from '../../import/readText.ts';
import { largestAmount } from '../../money/minorUnits.ts';
import { isDay } from '../../time/days.ts';
import { statementLimits } from './limits.ts';
import { readCamt } from './readCamt.ts';
import { readCsv } from './readCsv.ts';
import { isMt940, readMt940 } from './readMt940.ts';
import { type FileChoices, FileRefused, plainAccount, type ReadStatement } from './statement.ts';

export type StatementFile = { format: StatementFormat; statements: ReadStatement[] };

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/**
 * Reads a file of a bank by its content: CAMT.053, MT940, CSV, or a ZIP archive of such files. Refused in words if it is none,
 * damaged or too large, has no entries, or has some in the future.
 */
export const readStatements = (bytes: Uint8Array, asked: FileChoices & { today: string }): StatementFile => {
  if (bytes.length === 0) throw FileRefused('bank.no-entries');
  if (bytes.length > statementLimits.file)
    throw FileRefused({ code: 'files.too-large', values: { max: statementLimits.file / 1_000_000 } });
  const files = isZip(bytes) ? filesIn(bytes) : [readText(bytes)];
  const read = files.map((text) => readFile(text, asked));
  const statements = joined(read.flatMap((file) => file.statements));
  check(statements, asked.today);
  return { format: read[0]?.format ?? 'CSV', statements };
};

const filesIn = (bytes: Uint8Array): string[] => {
  try {
    const files = openParts(
      bytes,
      (name) => /\.(?:xml|sta|mt940|940|txt|csv)$/i.test(name) && !name.startsWith('__MACOSX'),
    );
    if (files.size === 0) throw FileRefused('bank.unknown-format');
    return [...files].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
  } catch (error) {
    if (!(error instanceof DocumentRefused)) throw error;
    throw FileRefused(error.fault === 'tooLarge' ? 'bank.too-many' : 'bank.damaged');
  }
};

const readFile = (text: string, asked: FileChoices & { today: string }): StatementFile => {
  if (text.includes('\u0000')) throw FileRefused('bank.unknown-format');
  if (/^\s*</.test(text)) return { format: 'CAMT.053', statements: readCamt(text) };
  if (isMt940(text)) return { format: 'MT940', statements: readMt940(text) };
  return { format: 'CSV', statements: readCsv(text, asked) };
};

/** Banks write a statement for each day: those of a file about one account and currency are one. */
const joined = (statements: readonly ReadStatement[]): ReadStatement[] => {
  const byAccount = Map.groupBy(
    statements,
    ({ account, currency }) => `${plainAccount(account)} ${currency}`,
  );
  return [...byAccount.values()].map((group) => ({
    ...(group[0] as ReadStatement),
    closing: group.at(-1)?.closing ?? null,
    entries: group.flatMap(({ entries }) => entries),
  }));
};

const check = (statements: readonly ReadStatement[], today: string): void => {
  const entries = statements.flatMap((statement) => statement.entries);
  if (entries.length === 0) throw FileRefused('bank.no-entries');
  if (entries.length > statementLimits.entries) throw FileRefused('bank.too-many');
  for (const { bookedDate, valueDate, amount } of entries) {
    if ([bookedDate, valueDate ?? bookedDate].some((day) => !isDay(day) || !/^(?:19|20|21)/.test(day)))
      throw FileRefused({ code: 'bank.unreadable', values: { text: bookedDate } });
    if (bookedDate > today) throw FileRefused({ code: 'bank.future', values: { day: bookedDate } });
    if (Math.abs(amount) > largestAmount) throw FileRefused('money.too-large');
  }
};
