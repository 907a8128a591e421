import type { placeFilters } from '../../../application/placeFilters.ts';
import { grantsOf, passes } from '../../../domain/access/can.ts';
import { rulesOf } from '../../../domain/access/fieldRules.ts';
import { candidates } from '../../../domain/contract/candidates/candidates.ts';
import { type FieldMeta, metaOf } from '../../../domain/contract/fields.ts';
import { savedSearches } from '../../../domain/contract/hiring/savedSearches.ts';
import { type NounName, nounOf } from '../../../domain/contract/index.ts';
import { isFollowed } from '../../../domain/contract/platform/follows.ts';
import { type UserType, userTypes } from '../../../domain/contract/userTypes.ts';
import { fieldOfFilter } from '../../../domain/query/candidateFilters.ts';
import { customEndings } from '../../../domain/query/customFilters.ts';
import { isOrdered, largestPage, longestText } from '../../../domain/query/query.ts';
import { type Json, refTo, schemaOf, text } from './parts.ts';

type Column = FieldMeta['column'];
type Kind = 'Text' | 'Whole' | 'Boolean' | 'Day' | 'Moment';

const kindOf: Record<Exclude<Column, 'jsonb'>, Kind> = {
  text: 'Text',
  'text[]': 'Text',
  integer: 'Whole',
  bigint: 'Whole',
  boolean: 'Boolean',
  date: 'Day',
  timestamptz: 'Moment',
};
const values: Record<Kind, Json> = {
  Text: text,
  Whole: { type: 'integer' },
  Boolean: { type: 'boolean' },
  Day: { ...text, format: 'date' },
  Moment: { ...text, description: 'A moment with a time zone, or a day', examples: ['2026-11-30T08:00:00Z'] },
};
const ordered: readonly Kind[] = ['Whole', 'Day', 'Moment'];
const nothing = { type: 'null' };
const list = (items: Json): Json => ({ type: 'array', items, maxItems: largestPage });

const customValue: Json = { anyOf: [text, { type: 'number' }, { type: 'boolean' }, nothing] };

/** Shared schemas of the values that filters compare with, by type of the field. */
export const filterSchemas = (): Record<string, Json> => ({
  FilterCustomFields: {
    type: 'object',
    description: `Values by the id of a custom field, which may end in ${Object.keys(customEndings).join(', ')}. Several values match any of them; null matches rows without one.`,
    additionalProperties: { anyOf: [customValue, list(customValue)] },
    examples: [{ 'CFD-001': 'H-1B', 'CFD-003_lte': '2027-01-01' }],
  },
  FilterTextList: { description: 'A value or several', anyOf: [text, list(text)] },
  ...Object.fromEntries(
    Object.entries(values).flatMap(([kind, value]) => [
      ...(ordered.includes(kind as Kind) ? [[`Filter${kind}`, value] as const] : []),
      [
        `Filter${kind}Equal`,
        {
          description: 'This value, or any of several; null for rows without one',
          anyOf: [value, nothing, list({ anyOf: [value, nothing] })],
        },
      ],
      [`Filter${kind}Other`, { description: 'Another value than this', anyOf: [value, nothing] }],
    ]),
  ),
});

const several = refTo('FilterTextList');
/** The filters by one field, with their operators as endings of its name. */
const filtersBy = (field: string, { column, customFields }: FieldMeta): Record<string, Json> => {
  if (customFields) return { [field]: refTo('FilterCustomFields') };
  if (column === 'jsonb') return {};
  const kind = kindOf[column];
  const value = refTo(`Filter${kind}`);
  if (column === 'text[]')
    return {
      [field]: several,
      [`${field}_inc_any`]: several,
    };
  const endings = ordered.includes(kind) ? ['_gte', '_lte', '_gt', '_lt'] : [];
  return {
    [field]: refTo(`Filter${kind}Equal`),
    [`${field}_neq`]: refTo(`Filter${kind}Other`),
    ...Object.fromEntries(endings.map((ending) => [field + ending, value])),
  };
};

type Reader = { type: UserType; shows: (field: string) => boolean };

/** The user types that list rows of a noun, and the fields by which all of them may be filtered. */
const readersOf = (noun: NounName): Reader[] =>
  userTypes.flatMap((type) => {
    const grants = grantsOf(rulesOf(noun)[type]?.list);
    const shows = (field: string) => grants.every((grant) => passes(grant, field));
    return grants.length > 0 ? [{ type, shows }] : [];
  });

/** The fields that anyone may filter and sort by, with those who may if not all do. */
const fieldsOf = (noun: NounName) => {
  const readers = readersOf(noun);
  return Object.entries(nounOf(noun).all).flatMap(([field, schema]) => {
    const allowed = readers.filter(({ shows }) => shows(field)).map(({ type }) => type);
    const only = allowed.length < readers.length ? `Only for ${allowed.join(' and ')}.` : undefined;
    return allowed.length > 0 ? [{ field, meta: metaOf(schema), only }] : [];
  });
};

const searchOf = (noun: NounName): Json => {
  const { search, booleanSearch } = nounOf(noun);
  const readers = readersOf(noun);
  const fields = search.filter((field) => readers.some(({ shows }) => shows(field)));
  const how = booleanSearch ? ' Understands AND, OR, NOT, brackets and "exact phrases".' : '';
  const where = fields.length > 0 ? ` Searches ${fields.join(', ')}.` : '';
  return { ...text, maxLength: longestText, description: `Rows with all of these words.${where}${how}` };
};

type OwnFilter = keyof typeof fieldOfFilter | (typeof placeFilters)[number] | 'tag';
const meaning: Record<OwnFilter, string> = {
  rateUpTo: 'At most this rate, in minor units of `rateCurrency`',
  rateCurrency: 'The currency of `rateUpTo`',
  freeBy: 'Free on this day at the latest',
  country: 'The last part of the location',
  city: 'A part of the location, another name of the place, or a region',
  within: 'Kilometers from `city`',
  overlapHours: 'Common working hours with `overlapZone`, today',
  overlapZone: 'A time zone, such as Europe/Berlin',
  overlapUnknown: 'Only candidates whose time zone is not known',
  speaks: 'Languages, such as `German` or `German B2`: all of them, at this level or better',
  mightSpeak: 'Candidates whom `speaks` leaves out because they state nothing about one of these',
  openTo: 'A job type that they accept, or they state none',
  notOpenTo: 'They state other job types only',
  workplace: 'A workplace that they accept, or they state none',
  notWorkplace: 'They state other workplaces only',
  added: 'Facts that plugins state: all of them',
  tag: 'Any of these tags of the own company',
};

const schemaOfOwn = (name: OwnFilter): Json => {
  if (name === 'tag') return several;
  if (name === 'overlapUnknown') return { const: true };
  if (!(name in fieldOfFilter)) {
    const { anyOf, ...schema } = schemaOf(savedSearches.fields[name as 'within']);
    return (anyOf as Json[] | undefined)?.find(({ type }) => type !== 'null') ?? schema;
  }
  const { column, choices } = metaOf(candidates.fields[fieldOfFilter[name as keyof typeof fieldOfFilter]]);
  if (choices) return { enum: choices };
  return column === 'jsonb' || column === 'text[]' ? several : values[kindOf[column]];
};

/** The filters that candidates have beside those by field. */
const ownFilters = (): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(meaning).map(([name, description]) => [
      name,
      { ...schemaOfOwn(name as OwnFilter), description: `${description}.` },
    ]),
  );

/** All filters of a list: by field, by words, and those of the noun alone. */
export const filterOf = (noun: NounName): Json => ({
  type: 'object',
  title: `Filter of ${nounOf(noun).plural}`,
  additionalProperties: false,
  properties: {
    ...Object.assign(
      {},
      ...fieldsOf(noun).map(({ field, meta, only }) => {
        const { [field]: plain, ...others } = filtersBy(field, meta);
        return plain && { [field]: only ? { ...plain, description: only } : plain, ...others };
      }),
    ),
    q: searchOf(noun),
    ...(isFollowed(noun) && {
      inCharge: {
        ...text,
        description: 'The id of a colleague, `me`, or `none`. For those who may change the rows.',
      },
    }),
    ...(noun === 'candidates' && ownFilters()),
  },
});

const sortOf = (noun: NounName): Json => ({
  type: 'array',
  prefixItems: [
    { enum: fieldsOf(noun).flatMap(({ field, meta }) => (isOrdered(meta) ? [field] : [])) },
    { enum: ['ASC', 'DESC'] },
  ],
  minItems: 2,
  maxItems: 2,
});

const row = { type: 'integer', minimum: 0 };
const range = { type: 'array', prefixItems: [row, row], minItems: 2, maxItems: 2 };

const parameter = (name: string, description: string, schema: Json, example?: unknown): Json => ({
  name,
  in: 'query',
  description,
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
});

/** The parameters of a list, each a value in JSON. */
export const listParameters = (noun: NounName): Json[] => [
  parameter('filter', 'All conditions hold.', refTo(`${noun}Filter`), {}),
  parameter('sort', 'A field and a direction.', sortOf(noun), ['id', 'ASC']),
  parameter(
    'range',
    `The first and the last row, counted from 0. At most ${largestPage} rows.`,
    range,
    [0, 24],
  ),
  parameter('after', 'The id of a row after which the page begins; then the range begins at 0.', text),
  parameter('countTo', 'Rows need not be counted beyond this number. A total that ends with `+` was not.', {
    type: 'integer',
    minimum: 1,
  }),
];
