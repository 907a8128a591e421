import { z } from 'zod';
import type { Code } from '../messages/message.ts';
import { largestAmount } from '../money/minorUnits.ts';
import { isDay } from '../time/days.ts';
import { isTimeZone } from '../time/zones.ts';
import { currencies } from './billing/currencies.ts';
import { signerSides } from './deals/signerPlan.ts';
import { emailShape } from './emailShape.ts';
import { languages } from './languages.ts';
import { isOneLine, isSeveralLines, oddCharacter, tidyLine, tidyText } from './plainText.ts';
import type { UserType } from './userTypes.ts';
import { isWebAddress } from './webAddress.ts';

/** How a field is stored, displayed and entered; used by tables, forms and lists. */
export type FieldMeta = {
  label: string;
  column: 'text' | 'integer' | 'bigint' | 'boolean' | 'date' | 'timestamptz' | 'text[]' | 'jsonb';
  values?: readonly string[];
  /** Of a list: the values that it may have. */
  choices?: readonly string[];
  /** The noun that this field refers to by id. */
  references?: string;
  /**
   * What happens to this row when the row it refers to is deleted: the delete is refused (default); this row
   * is deleted too; or this row stays as a record.
   */
  whenGone?: 'removed' | 'kept';
  /** Integer minor units of the row's `currency`. */
  money?: true;
  /** The field with the upper end, where this one is the lower end of a range; pages say both as one. */
  rangeTo?: string;
  long?: true;
  /** Vocabulary of suggestions for this field. */
  offers?: 'skills';
  /** The field whose list this list selects from. */
  partOf?: string;
  /** A list of `InvoiceLine`. */
  lines?: true;
  /** A list of `Tax`. */
  taxes?: true;
  /** The ISO 3166 code of a country. */
  country?: true;
  /** A list of `QuestionCondition`. */
  conditions?: true;
  /** A list of `SkillUse`. */
  uses?: true;
  /** A list of a candidate's history, by what its items are. */
  history?: 'engagements' | 'languages' | 'education' | 'certificates';
  /** A list of `Role`. */
  roles?: true;
  /** A list of `RateLine`. */
  rateLines?: true;
  /** Values of the company's custom fields, by their ids: `CustomValues`. */
  customFields?: true;
  /** A list of `Interviewer`. */
  people?: true;
  /** The name of a picture stored beside the row. */
  picture?: true;
  /** The user types that read the field; without it, all who read the row do (`seenBy.ts`). */
  seenBy?: readonly UserType[];
};

/** No null characters or lone surrogates: the database stores neither. */
export const isPlain = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();
const plainText = (max: number, tidy: (text: string) => string = tidyLine) =>
  z
    .string('text.enter')
    .overwrite(tidy)
    .trim()
    .max(max, 'text.too-long')
    .refine(isPlain, 'text.unsafe-character');
/** One line of text, which may be empty, without the metadata of a field: for parts of structured values. */
export const oneLine = (max: number) => plainText(max).refine(isOneLine, oddCharacter);
/** Several lines of text, without the metadata of a field. */
export const severalLines = (max: number) => plainText(max, tidyText).refine(isSeveralLines, oddCharacter);

/** One non-empty line of text. */
export const text = (label: string, max = 120) =>
  oneLine(max).min(1, 'text.required').meta({ label, column: 'text' });

/** Several lines of text. */
export const longText = (label: string, max = 4000, min = 1) =>
  severalLines(max)
    .min(min, min === 1 ? 'text.required' : 'text.too-short')
    .meta({ label, column: 'text', long: true });

export const email = (label = 'Email') =>
  plainText(254)
    .min(1, 'email.required')
    .regex(emailShape, 'email.invalid')
    .toLowerCase()
    .meta({ label, column: 'text' });

export const webAddress = (label = 'Website') =>
  oneLine(200).refine(isWebAddress, 'web.address').meta({ label, column: 'text' });

export const matching = (label: string, pattern: RegExp, message: Code) =>
  oneLine(120).regex(pattern, message).meta({ label, column: 'text' });

export const whole = (label: string, min = 0, max = 2_000_000_000) =>
  z
    .int('number.whole')
    .min(min, 'number.too-small')
    .max(max, 'number.too-large')
    .meta({ label, column: 'integer' });

/** Money in integer minor units (cents) of the row's currency. */
export const money = (label: string) =>
  z
    .int('money.enter')
    .min(0, 'number.too-small')
    .max(largestAmount, 'money.too-large')
    .meta({ label, column: 'bigint', money: true });

/** The lower end of a range of amounts, of which another field is the upper end. */
export const moneyFrom = (label: string, rangeTo: string) => {
  const schema = money(label);
  return schema.meta({ ...metaOf(schema), rangeTo });
};

/** An amount in minor units, not zero; deductions are negative. */
export const signedMoney = (label: string) =>
  z
    .int('money.enter')
    .min(-largestAmount, 'money.too-large')
    .max(largestAmount, 'money.too-large')
    .refine((amount) => amount !== 0, 'money.zero')
    .meta({ label, column: 'bigint', money: true });

/** A signed amount in minor units; zero is allowed. */
export const balance = (label: string) =>
  z
    .int('money.enter')
    .min(-largestAmount, 'money.too-large')
    .max(largestAmount, 'money.too-large')
    .meta({ label, column: 'bigint', money: true });

export const flag = (label: string) => z.boolean('choice.yes-or-no').meta({ label, column: 'boolean' });

/** Allowed years of dates and times; the database can still convert the limits between time zones. */
const years = { from: 1900, to: 2199 };
type Years = typeof years;

const isWithin =
  ({ from, to }: Years) =>
  (value: string): boolean => {
    const year = Number(value.slice(0, 4));
    return year >= from && year <= to;
  };
const yearWanted = (within: Years) => ({ error: 'date.year' satisfies Code, params: within });

/** A calendar day, ISO 8601 `YYYY-MM-DD`. */
export const date = (label: string) =>
  z
    .string('date.enter')
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'date.enter')
    .refine(isDay, 'date.missing')
    .refine(isWithin(years), yearWanted(years))
    .meta({ label, column: 'date' });

/** One format for all times. Zod transforms even refused values, so invalid ones are returned unchanged. */
const inUtc = (value: string) => {
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? value : at.toISOString();
};
/** A time, ISO 8601 in UTC with milliseconds. */
export const instant = (label: string, within: Years = years) =>
  z.iso
    .datetime({ message: 'date.date-and-time' })
    .refine(isWithin(within), yearWanted(within))
    .overwrite(inUtc)
    .meta({ label, column: 'timestamptz' });

/** An IANA time zone, such as `Europe/Berlin`. */
export const timeZone = (label = 'Time Zone') =>
  plainText(60).min(1, 'text.required').refine(isTimeZone, 'date.time-zone').meta({ label, column: 'text' });

export const country = (label = 'Country') =>
  plainText(120)
    .regex(/^[A-Z]{2}$/, 'place.country')
    .meta({ label, column: 'text', country: true });

export const oneOf = <const V extends readonly [string, ...string[]]>(label: string, values: V) =>
  z.enum(values, 'choice.one-of').meta({ label, column: 'text', values });

export const list = (label: string, max = 60, longest = 80) =>
  z.array(oneLine(longest).min(1, 'text.required'), 'list.enter').max(max, 'number.too-large').meta({
    label,
    column: 'text[]',
  });

/** Some of these values, each once. */
export const someOf = <const V extends readonly [string, ...string[]]>(label: string, choices: V) =>
  z
    .array(z.enum(choices, 'choice.one-of'), 'list.enter')
    .max(choices.length, 'number.too-large')
    .overwrite((chosen) => [...new Set(chosen)])
    .meta({ label, column: 'text[]', choices });

/** Skills, suggested in the market's spelling. */
export const skillList = (label: string) => {
  const schema = list(label);
  return schema.meta({ ...metaOf(schema), offers: 'skills' });
};

/** A list of some of the values of another list field of the row. */
export const partOfList = (label: string, partOf: string, max: number) => {
  const schema = list(label, max);
  return schema.meta({ ...metaOf(schema), partOf });
};

/** Years of experience with a skill, and the month it was last used. */
export type SkillUse = { skill: string; years: number | null; lastUsed: string | null };

const useSchema = z.strictObject(
  {
    skill: oneLine(80).min(1, 'text.required'),
    years: z.int('number.whole').min(0, 'number.too-small').max(60, 'number.too-large').nullable(),
    lastUsed: z
      .string()
      .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'date.month')
      .nullable(),
  },
  'list.enter',
);

/** Experience with some skills, each named once. The parts of one are read and written together. */
export const skillUses = (label: string) =>
  z
    .array(useSchema, 'list.enter')
    .max(60, 'number.too-large')
    .refine((uses) => new Set(uses.map(({ skill }) => skill)).size === uses.length, 'list.skill-twice')
    .meta({ label, column: 'jsonb', uses: true });

/** A rating of a skill from 1 (poor) to 4 (excellent). */
export type SkillRating = { skill: string; rating: number };

const ratingSchema = z.strictObject(
  {
    skill: oneLine(80).min(1, 'text.required'),
    rating: z.int('number.whole').min(1, 'number.too-small').max(4, 'number.too-large'),
  },
  'list.enter',
);

/** Ratings of some skills, each named once. */
export const skillRatings = (label: string) =>
  z
    .array(ratingSchema, 'list.enter')
    .max(60, 'number.too-large')
    .refine((all) => new Set(all.map(({ skill }) => skill)).size === all.length, 'list.skill-twice')
    .meta({ label, column: 'jsonb' });

const signerSchema = z.strictObject(
  {
    side: z.enum(signerSides, 'value.choose'),
    userId: z.string().max(40, 'text.too-long').nullable().default(null),
    name: oneLine(120).min(1, 'text.required'),
    email: oneLine(254).regex(emailShape, 'email.invalid').toLowerCase().nullable().default(null),
    /** Of the mails and the page of someone from outside; without it, the sender's. */
    language: z.enum(languages, 'value.choose').nullable().default(null),
    /** Of the browser of a sender who signs by sending. */
    timeZone: z.string().max(60).refine(isTimeZone, 'date.time-zone').nullable().optional(),
  },
  'list.enter',
);

/** Who signs, in their order: someone of each company, and perhaps people from outside. */
export const signerList = (label: string) =>
  z.array(signerSchema, 'list.enter').max(10, 'number.too-large').meta({ label, column: 'jsonb' });

export const reference = (label: string, references: string, whenGone?: 'removed' | 'kept') =>
  plainText(40)
    .min(1, 'text.required')
    .meta({ label, column: 'text', references, ...(whenGone && { whenGone }) });

/** The name of a picture stored beside the row. Forms send the picture itself: `contract/picture.ts`. */
export const picture = (label: string) =>
  plainText(40)
    .regex(/^\d{1,16}\.(png|jpg|webp)$/, 'pictures.choose')
    .meta({ label, column: 'text', picture: true });

/** The field, or null. */
export const optional = <S extends z.ZodType>(schema: S) => schema.nullable().meta(schema.meta() ?? {});

export { currencies };
export const currency = () =>
  z.enum(currencies, 'currency.code').meta({ label: 'Currency', column: 'text', values: currencies });

/** Kept, as zod joins the metadata of a schema with that of the schema it was made from, at each call. */
const known = new WeakMap<z.ZodType, FieldMeta>();
export const metaOf = (schema: z.ZodType): FieldMeta => {
  const meta = known.get(schema) ?? (schema.meta() as FieldMeta);
  known.set(schema, meta);
  return meta;
};
export const isOptional = (schema: z.ZodType): boolean => schema instanceof z.ZodNullable;

/**
 * Hours of a timesheet at one price, in quarter hours; negative where they are taken back. A conversion fee has no
 * timesheet and no hours: its `rate` is the agreed fee, and its `week` the day of the conversion.
 */
export type InvoiceLine = {
  timesheetId: string | null;
  week: string;
  kind: 'Hours' | 'Overtime' | 'Conversion Fee';
  quarters: number;
  rate: number;
  /** Of the rate. */
  percent: number;
  amount: number;
};

const lineSchema: z.ZodType<InvoiceLine> = z.strictObject(
  {
    timesheetId: z.string().nullable(),
    week: z.string(),
    kind: z.enum(['Hours', 'Overtime', 'Conversion Fee']),
    quarters: z.int(),
    rate: z.int(),
    percent: z.int(),
    amount: z.int(),
  },
  'list.enter',
);

export const invoiceLines = (label: string) =>
  z.array(lineSchema, 'list.enter').meta({ label, column: 'jsonb', lines: true });
