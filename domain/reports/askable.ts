import type { Actor } from '../access/can.ts';
import { can, grantsOf, passes, type Scope } from '../access/can.ts';
import { rulesOf } from '../access/fieldRules.ts';
import { metaOf } from '../contract/fields.ts';
import { isNounName, type NounName, nounNames, nounOf } from '../contract/index.ts';
import { metaOfField } from '../contract/noun.ts';

/** Nouns that contain credentials or private settings. */
const never: readonly NounName[] = [
  'mails',
  'calendarLinks',
  'apiKeys',
  'preferences',
  'integrations',
  'verificationDocuments',
];
/** Nouns that store copies of whole rows, including fields hidden by their own rules. */
const neverFields: Partial<Record<NounName, readonly string[]>> = { auditLogs: ['before', 'after'] };

/** Operators read all rows of the noun, not only their own. */
const isOpen = (noun: NounName): boolean => {
  const grants = grantsOf(rulesOf(noun).admin?.list);
  return grants.length === 1 && Object.keys(grants[0]?.where ?? {}).length === 0;
};

export const isAskable = (noun: string): noun is NounName =>
  isNounName(noun) && isOpen(noun) && !never.includes(noun);
/** Nouns that reports may be about. */
export const askableNouns = (): NounName[] => nounNames.filter(isAskable);
/** Those that this person may read. */
export const askableBy = (actor: Actor): NounName[] =>
  askableNouns().filter((noun) => can(actor, 'list', noun));

/** Fields that a report may name: none that is hidden from operators, structured, or a picture. */
export const askableFields = (noun: NounName): string[] => {
  const [grant = {}] = grantsOf(rulesOf(noun).admin?.list);
  const { only, hide } = grant;
  const scope: Scope = { where: {}, ...(only && { only }), ...(hide && { hide }) };
  return Object.entries(nounOf(noun).all)
    .filter(([field, schema]) => {
      const { column, picture } = metaOf(schema);
      const isLeftOut = field === 'version' || neverFields[noun]?.includes(field);
      return column !== 'jsonb' && !picture && !isLeftOut && passes(scope, field);
    })
    .map(([field]) => field);
};

const ofColumns =
  (...columns: string[]) =>
  (noun: NounName): string[] =>
    askableFields(noun).filter((field) => columns.includes(metaOfField(nounOf(noun), field).column));

/** Fields that can be summed. */
export const measurable = ofColumns('integer', 'bigint');
/** Date and time fields. */
export const datable = ofColumns('date', 'timestamptz');
/** Fields to group by. */
export const groupable = (noun: NounName): string[] =>
  ofColumns(
    'text',
    'boolean',
    'date',
    'timestamptz',
    'integer',
  )(noun).filter((field) => field !== 'id' && !metaOfField(nounOf(noun), field).long);
