import { type Actor, scopeFor, scopesOf, visible } from '../access/can.ts';
import type { Deed } from '../change/audit.ts';
import { metaOf } from '../contract/fields.ts';
import { type NounName, nounNames, nounOf } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { NotAllowed } from '../errors.ts';
import { mostRows } from '../insight/insight.ts';
import type { Reading } from '../insight/insights.ts';

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

type Trace = Reading & { field: string };

/** What must be read of rows that name this person, as far as the reader may list them. */
export const tracesOf = (noun: PersonNoun, id: string, actor: Actor): Trace[] =>
  nounNames.flatMap((from) => {
    const scopes = scopesOf(actor, 'list', from);
    if (scopes.length === 0) return [];
    return Object.entries(nounOf(from).fields)
      .filter(([, schema]) => metaOf(schema).references === noun)
      .map(([field]) => ({
        noun: from,
        field,
        scopes,
        fields: Object.keys(nounOf(from).all),
        query: {
          conditions: [{ field, operator: 'eq' as const, value: id }],
          q: '',
          searched: [],
          sort: { field: 'id', order: 'DESC' as const },
          from: 0,
          to: mostRows,
        },
      }));
  });

/** The rows of one reading, as the reader may see them. */
export const traced = ({ noun, field, scopes }: Trace, found: readonly Row[]) => ({
  noun,
  field,
  rows: found.slice(0, mostRows).map((row) => visible(scopeFor(scopes, row) ?? { where: {}, only: [] }, row)),
  more: found.length > mostRows,
});

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
export const exportDeed = (noun: PersonNoun, person: Row): Deed => ({
  action: 'export personal data',
  noun,
  target: person.id,
  companyId: (person.companyId ?? null) as string | null,
});
