import { grantsOf, type Party } from '../access/can.ts';
import { ownRulesOf, rulesOf } from '../access/fieldRules.ts';
import type { AuditEntry } from '../change/audit.ts';
import { isOwnNoun, type NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { NotAllowed } from '../errors.ts';
import { mostRows } from '../insight/insight.ts';
import { type FindRows, rowsTellingOf } from './erasure.ts';
import type { PersonNoun } from './personNouns.ts';

/** All data about one person: their own row, and the rows that name them, by field. */
export type PersonalData = {
  exportedAt: string;
  noun: PersonNoun;
  id: string;
  person: Row;
  rows: { noun: NounName; field: string; rows: Row[]; more: boolean }[];
};

/** Operators who handle privacy requests: those with security permissions. */
export const checkPersonalData = (actor: Party): void => {
  if (actor.userType !== 'admin' || actor.viewedBy || !actor.permissions.includes('security.write'))
    throw NotAllowed();
};

/**
 * Rows with data about a person, from the list that an erasure uses (`personalDataPlaces.ts`), and their
 * audit entries. The operator's own permissions do not limit it, as access is the person's right.
 */
export const gather = async (
  noun: PersonNoun,
  person: Row,
  findRows: FindRows,
  now: Date,
): Promise<PersonalData['rows']> => {
  const told = await rowsTellingOf(noun, person, findRows, now);
  const entries = async (field: string) =>
    (await findRows({ noun: 'auditLogs', field, how: 'is', values: [person.id] })).map((row) => ({
      noun: 'auditLogs' as const,
      field,
      row,
      fields: null,
    }));
  const done = noun === 'users' ? await entries('userId') : [];
  const suffered = (await entries('target')).filter(({ row }) => row.noun === noun);
  const groups = new Map<string, PersonalData['rows'][number]>();
  for (const { noun: from, field, row, fields } of [...told, ...done, ...suffered]) {
    const key = `${from} ${field}`;
    const group = groups.get(key) ?? { noun: from, field, rows: [], more: false };
    if (group.rows.length < mostRows) group.rows.push(readable(from, row, fields));
    else group.more = true;
    groups.set(key, group);
  }
  return [...groups.values()];
};

/** Without fields that operators cannot read: secrets and internal keys. */
const readable = (noun: NounName, row: Row, fields: readonly string[] | null): Row => {
  const rules = isOwnNoun(noun) ? ownRulesOf(noun) : rulesOf(noun);
  const hidden = grantsOf(rules.admin?.list).flatMap(({ hide = [] }) => hide);
  return Object.fromEntries(
    Object.entries(row).filter(([field]) => !hidden.includes(field) && (fields?.includes(field) ?? true)),
  ) as Row;
};

export const personalDataOf = (
  noun: PersonNoun,
  person: Row,
  rows: PersonalData['rows'],
  now: Date,
): PersonalData => ({
  exportedAt: now.toISOString(),
  noun,
  id: person.id,
  person,
  rows: rows.filter((one) => one.rows.length > 0),
});

/** The audit log records the export, but not its content. */
export const exportEntry = (noun: PersonNoun, person: Row): AuditEntry => ({
  action: 'export personal data',
  noun,
  target: person.id,
  companyId: (person.companyId ?? null) as string | null,
});
