import { z } from 'zod';
import { languages } from '../../contract/languages.ts';

/** UBL for Peppol and XRechnung; CII to be embedded in a PDF, which is Factur-X. */
export const syntaxes = ['ubl', 'cii'] as const;
export type Syntax = (typeof syntaxes)[number];

/** What the standard asks for and an invoice can lack, with a sentence each under `clientInvoices.missing`. */
export const missingParts = [
  'tax',
  'taxForm',
  'decimals',
  'country',
  'taxNumber',
  'electronicAddress',
  'reference',
  'city',
  'contact',
  'account',
] as const;
export type MissingPart = (typeof missingParts)[number];
/** `of`: the company whose billing details lack it; null if it is the invoice itself. */
export type Missing = { part: MissingPart; of: 'provider' | 'client' | null };

export const electronicInvoiceSchema = z.strictObject({
  id: z.string(),
  syntax: z.enum(syntaxes),
  language: z.enum(languages).default('en').describe('Of the descriptions of the lines'),
});
export type ElectronicInvoiceAsked = z.output<typeof electronicInvoiceSchema>;

export const electronicInvoiceAnswer = z.object({
  xml: z.string().nullable().meta({ description: 'The document; null if something is missing' }),
  missing: z.array(z.object({ part: z.enum(missingParts), of: z.enum(['provider', 'client']).nullable() })),
});
export type ElectronicInvoice = z.infer<typeof electronicInvoiceAnswer>;
