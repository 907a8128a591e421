import { z } from 'zod';
import { provideZod } from './deferredZod.ts';

/** What schemas are made of. Named one by one, so that the rest of zod is left out of the page. */
export const zodParts = {
  array: z.array,
  boolean: z.boolean,
  cidrv4: z.cidrv4,
  cidrv6: z.cidrv6,
  custom: z.custom,
  discriminatedUnion: z.discriminatedUnion,
  enum: z.enum,
  int: z.int,
  int32: z.int32,
  ipv4: z.ipv4,
  ipv6: z.ipv6,
  literal: z.literal,
  looseObject: z.looseObject,
  never: z.never,
  null: z.null,
  number: z.number,
  object: z.object,
  optional: z.optional,
  partialRecord: z.partialRecord,
  record: z.record,
  strictObject: z.strictObject,
  string: z.string,
  union: z.union,
  unknown: z.unknown,
  coerce: { number: z.coerce.number },
  iso: { date: z.iso.date, datetime: z.iso.datetime },
};
export type Used = typeof zodParts;

/** The names of the methods that check a value. Who calls them by these names has zod on the page. */
export const safeParse = /* @__PURE__ */ provideZod(zodParts, 'safeParse');
export const parse = /* @__PURE__ */ provideZod(zodParts, 'parse');
