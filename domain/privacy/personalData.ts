import { type Actor, grantsOf } from '../access/can.ts';
import { rules } from '../access/rules.ts';
import type { AuditEntry } from '../change/audit.ts';
import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { NotAllowed } from '../errors.ts';
import { mostRows } from '../insight/insight.ts';
import { type FindRows, rowsTellingOf } from './erasure.ts';

/** The nouns whose rows are people. */
export const personNouns = ['users', 'candidates'] as const;
export type PersonNoun = (typeof personNouns)[number];

/** Everything that is kept about one person: their own row, and the rows that name them, by the field that does. */
export type PersonalData = {
  exportedAt: string;
  noun: PersonNoun;
  id: string;
  person: Row;
  rows: { noun: NounName; field: string; rows: Row[]; more: boolean }[];
};

/** Who looks after people's rights: an operator who may act on security. */
export const checkPersonalData = (actor: Actor): void => {
  if (actor.userType !== 'admin' || actor.viewedBy || !actor.permissions.includes('security.write'))
    throw NotAllowed();
};

/**
 * The rows that tell of a person, from the one list that an erasure works by (`personalDataPlaces.ts`), and what the audit log says
 * of them. The operator's own permissions do not limit it: it is the person's right.
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

/** Without what no operator reads: secrets, and keys that the store works with. */
const readable = (noun: NounName, row: Row, fields: readonly string[] | null): Row => {
  const hidden = grantsOf(rules[noun].admin?.list).flatMap(({ hide = [] }) => hide);
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

/** That it was exported is on record, what was in it is not. */
export const exportEntry = (noun: PersonNoun, person: Row): AuditEntry => ({
  action: 'export personal data',
  noun,
  target: person.id,
  companyId: (person.companyId ?? null) as string | null,
});
