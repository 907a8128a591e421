import { z } from 'zod';
import { date, flag, oneLine } from '../fields.ts';

export const customKinds = ['Text', 'Choice', 'Date', 'Number', 'Yes or No'] as const;
export type CustomKind = (typeof customKinds)[number];

export type CustomValue = string | number | boolean;
/** Values of custom fields, by the id of the field. In a form, null clears one, and those left out stay. */
export type CustomValues = Readonly<Record<string, CustomValue | null>>;

/** Custom text has at most as many characters. */
const longestText = 500;
/** A company has at most as many custom fields of a noun, archived ones included. */
export const mostCustomFields = 200;
/** Numbers up to here are exact to three decimals. */
const largestNumber = 1_000_000_000_000;

const text = oneLine(longestText);
const number = z
  .number('number.enter')
  .min(-largestNumber, 'number.too-small')
  .max(largestNumber, 'number.too-large');

/** In the order of the ids' numbers, as the database has them, so that equal values are equal as JSON. */
export const inOrder = (values: CustomValues): CustomValues =>
  Object.fromEntries(
    Object.entries(values).toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : Number(a > b))),
  );

/** The values of a row's custom fields, whose kinds are checked where the fields are known. */
export const customValues = (label: string) =>
  z
    .record(
      z.string().max(40),
      z.union([text, number, z.boolean(), z.null()], 'value.invalid'),
      'value.invalid',
    )
    .refine((values) => Object.keys(values).length <= mostCustomFields, 'value.invalid')
    .overwrite(inOrder)
    .meta({ label, column: 'jsonb', customFields: true });

const schemas = {
  Text: text.min(1, 'text.required'),
  Date: date('Date'),
  Number: number,
  'Yes or No': flag('Yes or No'),
} as const;

/** The schema of a value of a custom field. */
export const customValueSchema = ({
  kind,
  choices,
}: {
  kind: CustomKind;
  choices: readonly string[];
}): z.ZodType =>
  kind === 'Choice'
    ? z
        .string('custom-fields.not-a-choice')
        .refine((value) => choices.includes(value), 'custom-fields.not-a-choice')
    : schemas[kind];
