import { z } from 'zod';
import { type Actor, passes, scopesOf } from '../../../domain/access/can.ts';
import { verbs } from '../../../domain/access/rules.ts';
import { nextStates } from '../../../domain/change/moves.ts';
import { type FieldMeta, metaOf } from '../../../domain/contract/fields.ts';
import { type NounName, nounOf } from '../../../domain/contract/index.ts';
import type { Noun, Row } from '../../../domain/contract/noun.ts';
import { lengthOf, mostCharacters, shortText } from '../results.ts';
import { callList, callOne } from '../session.ts';
import { nounsFor, recordId, tool } from '../tool.ts';

/** Rows on one page. */
const mostRows = 50;
/** Characters of a text in a list. */
const longest = 500;

const nounIn = (nouns: readonly NounName[]) =>
  z.enum(nouns, 'choice.one-of').describe('The kind of record. describe_records says what each field means');

export const describeRecords = tool({
  name: 'describe_records',
  title: 'Describe a kind of record',
  description:
    'The fields of a kind of record with their types and choices, and what this person may do with such records. Call it before you filter or sort a list of that kind for the first time.',
  carriesOut: { anyNoun: 'list' },
  effect: 'reads',
  input: (actor) => z.strictObject({ noun: nounIn(nounsFor(actor, 'list')) }),
  run: async ({ actor }, { noun }) => ({
    summary: `The fields of ${nounOf(noun).plural}.`,
    data: description(actor, noun),
  }),
});

const description = (actor: Actor, name: NounName) => {
  const noun = nounOf(name);
  const scopes = scopesOf(actor, 'list', name);
  const readable = Object.keys(noun.all).filter((field) => scopes.some((scope) => passes(scope, field)));
  return {
    noun: name,
    label: noun.label,
    may: verbs.filter((verb) => scopesOf(actor, verb, name).length > 0),
    searchedByText: noun.search.filter((field) => readable.includes(field)),
    fields: Object.fromEntries(readable.map((field) => [field, fieldWords(noun, field)])),
    moves: Object.fromEntries(
      noun.lifecycles.map(({ field, moves }) => [
        field,
        Object.fromEntries(
          Object.keys(moves).map((from) => [from, nextStates(noun, field, from, actor.userType)]),
        ),
      ]),
    ),
  };
};

const types = {
  text: 'text',
  'text[]': 'list of texts',
  jsonb: 'structured; cannot be filtered or sorted',
  integer: 'whole number',
  bigint: 'whole number',
  boolean: 'true or false',
  date: 'date (YYYY-MM-DD)',
  timestamptz: 'time (ISO 8601, UTC)',
} as const;

const typeOf = ({ column, money, customFields }: FieldMeta): string => {
  if (money) return 'amount in minor units, such as cents, of the record’s currency';
  return customFields
    ? 'values by the id of a record of customFields; filtered by {"customFields": {"CFD-001": "H-1B", "CFD-003_lte": "2027-01-01"}}, not sorted by'
    : types[column];
};

const fieldWords = (noun: Noun, field: string) => {
  const meta = metaOf(noun.all[field] as z.ZodType);
  const { label, values, choices, references } = meta;
  return {
    label,
    type: typeOf(meta),
    ...((values ?? choices) && { choices: values ?? choices }),
    ...(references && { idOf: references }),
  };
};

export const listRecords = tool({
  name: 'list_records',
  title: 'List records',
  description: `Records of one kind, as this person sees them: requests, proposals, jobs, candidates, contracts, timesheets, invoices and others. At most ${mostRows} at a time; the result says how to get the next ones.`,
  carriesOut: { anyNoun: 'list' },
  effect: 'reads',
  input: (actor) =>
    z.strictObject({
      noun: nounIn(nounsFor(actor, 'list')),
      text: z
        .string('text.enter')
        .max(200, 'text.too-long')
        .optional()
        .describe('Words to find in the records'),
      filter: z
        .record(z.string(), z.unknown())
        .default({})
        .describe(
          'Values by field: {"status": "Submitted"}, or a list of values of which one matches. Endings compare: rate_lte, week_gte, status_neq, and skills_inc_any for lists',
        ),
      sort: z
        .strictObject({ field: z.string('text.enter'), order: z.enum(['ASC', 'DESC'], 'choice.one-of') })
        .optional(),
      limit: z
        .int('number.whole')
        .min(1, 'number.too-small')
        .max(mostRows, 'number.too-large')
        .default(20)
        .describe('Records on this page'),
      after: recordId.optional().describe('The id of the last record of the page before'),
    }),
  run: async (session, { noun, text, filter, sort, limit, after }) => {
    const { rows, total, isMore } = await callList<Row>(session, noun, {
      filter: { ...filter, ...(text && { q: text }) },
      ...(sort && { sort: [sort.field, sort.order] as const }),
      rows: limit,
      after,
    });
    const shown = thoseThatFit(rows.map(shortened));
    const last = rows[shown.length - 1];
    const isCut = isMore || shown.length < rows.length;
    return {
      summary: `${shown.length} of ${total} ${total === 1 ? nounOf(noun).label : nounOf(noun).plural}${after ? ', after the page before' : ''}.`,
      data: shown,
      ...(isCut &&
        last && {
          next: `There are more. Call list_records again with the same arguments and after = "${last.id}".`,
        }),
    };
  },
});

const shortened = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      typeof value === 'string' ? shortText(value, longest) : value,
    ]),
  ) as Row;

/** The first rows that fit into one result, at least one. */
const thoseThatFit = (rows: readonly Row[]): Row[] => {
  let length = 0;
  const end = rows.findIndex((row, at) => {
    length += lengthOf(row) + 1;
    return at > 0 && length > mostCharacters;
  });
  return end === -1 ? [...rows] : rows.slice(0, end);
};

export const getRecord = tool({
  name: 'get_record',
  title: 'Read one record',
  description: 'One record by its id, with all fields that this person may read and its whole texts.',
  carriesOut: { anyNoun: 'list' },
  effect: 'reads',
  input: (actor) => z.strictObject({ noun: nounIn(nounsFor(actor, 'list')), id: recordId }),
  run: async (session, { noun, id }) => ({
    summary: `${nounOf(noun).label} ${id}.`,
    data: await callOne<Row>(session, noun, id),
    rest: 'Tell the person that the console shows the whole record.',
  }),
});
