import { accountKey } from '../domain/billing/statements/entryKeys.ts';
import { type FileChoices, lineOf, type ReadStatement } from '../domain/billing/statements/statement.ts';
import {
  entryColumns,
  gapOf,
  keyedEntries,
  statementColumns,
} from '../domain/billing/statements/storedRows.ts';
import { newRow } from '../domain/change/newRow.ts';
import type { StatementFormat } from '../domain/contract/billing/bankStatements.ts';
import { bytesOf } from '../domain/contract/files/base64.ts';
import { Invalid } from '../domain/errors.ts';
import { firstPlatform } from '../domain/settings/platform.ts';
import { wallTime } from '../domain/time/zones.ts';
import { finish } from './effects.ts';
import { readNewest } from './readNewest.ts';
import type { UnitOfWork } from './unitOfWork.ts';

export type StatementSent = FileChoices & { name: string; content: string };
export type StatementImported = {
  id: string;
  entries: number;
  added: number;
  known: number;
  gap: number;
  currency: string;
};

/** Reads a file of a bank, and adds each of its entries that no earlier file has brought. */
export const importBankStatement = async (
  work: UnitOfWork,
  { name, content, ...choices }: StatementSent,
): Promise<{ statements: StatementImported[] }> => {
  const bytes = bytesOf(content);
  if (!bytes) throw Invalid({ content: 'files.unreadable' });
  const { readStatements } = await import('../domain/billing/statements/readStatements.ts');
  const { format, statements } = readStatements(bytes, { ...choices, today: todayOf(work) });
  const imported: StatementImported[] = [];
  for (const statement of byAccount(statements))
    imported.push(await store(work, { name: lineOf(name, 120) ?? format, format, statement }));
  return { statements: imported };
};

/** Today in the platform's time zone. */
export const todayOf = ({ now, platform = firstPlatform }: UnitOfWork): string =>
  wallTime(now.getTime(), platform.timeZone).date;

/** In one order, so that imports at the same time wait for each other and never in a circle. */
const byAccount = (statements: readonly ReadStatement[]): ReadStatement[] =>
  [...statements].sort((one, other) => (accountKey(one.account) < accountKey(other.account) ? -1 : 1));

type File = { name: string; format: StatementFormat; statement: ReadStatement };

const store = async (work: UnitOfWork, { name, format, statement }: File): Promise<StatementImported> => {
  const { rows } = work;
  const { account, currency, entries } = statement;
  await rows.hold(`bank account ${accountKey(account)}`, 'alone');
  const { keyed, fingerprint } = keyedEntries(statement);
  const known = await knownEntries(
    work,
    keyed.map(({ key }) => key),
  );
  const fresh = keyed.filter(({ key }) => !known.has(key));
  const counts = {
    entries: entries.length,
    added: fresh.length,
    known: entries.length - fresh.length,
    gap: gapOf(statement),
    currency,
  };
  const before = await rows.system.findBy('bankStatements', 'fingerprint', fingerprint);
  const [first] = known.values();
  if (fresh.length === 0) return { ...counts, id: before?.id ?? String(first) };
  const columns = statementColumns(statement, {
    name,
    format,
    added: fresh.length + (before?.added ?? 0),
    openEntries: fresh.length + (before?.openEntries ?? 0),
    importedBy: work.name,
    fingerprint,
  });
  const after = before
    ? await rows.system.update('bankStatements', before, columns)
    : await rows.system.insert('bankStatements', { ...newRow('bankStatements', work, {}), ...columns });
  await finish(work, 'bankStatements', before, after);
  const statementId = String(after?.id);
  await rows.system.insertMany(
    'bankEntries',
    fresh.map(({ entry, key, position }) => ({
      ...newRow('bankEntries', work, {}),
      ...entryColumns(entry, { key, position, statementId }),
    })),
  );
  return { ...counts, id: statementId };
};

const keysAtOnce = 500;

/** The statement of each entry that is stored already, by key. */
const knownEntries = async (work: UnitOfWork, keys: readonly string[]): Promise<Map<string, string>> => {
  const known = new Map<string, string>();
  for (let from = 0; from < keys.length; from += keysAtOnce) {
    const value = keys.slice(from, from + keysAtOnce);
    const found = await readNewest(
      work,
      'bankEntries',
      ['key', 'statementId'],
      [{ field: 'key', operator: 'in', value }],
      { most: keysAtOnce },
    );
    for (const { key, statementId } of found) known.set(key, statementId);
  }
  return known;
};
