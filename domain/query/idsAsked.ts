import { z } from 'zod';

/** Rows of one page of a list. */
const mostAsked = 100;

/** Ids of the rows of one page, separated by commas. */
export const idsAsked = z
  .string()
  .max(4000, 'text.too-long')
  .transform((text) => text.split(',').slice(0, mostAsked));
