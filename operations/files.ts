import { z } from 'zod';
import { formForAll } from '../domain/access/sentFields.ts';
import { type BatchResult, partSchema } from '../domain/change/batchPart.ts';
import { bodyFor, largestDocument } from '../domain/contract/files/documentFile.ts';
import { pictureTypes } from '../domain/contract/files/picture.ts';
import { toldByFile } from '../domain/contract/files/readDocument.ts';
import { fileNouns, type NounName, nounOf } from '../domain/contract/index.ts';
import { languages } from '../domain/contract/languages.ts';
import type { Row } from '../domain/contract/noun.ts';
import { fileFormats, formatCodes } from '../domain/reports/fileFormats.ts';
import { uploadPath } from './address.ts';
import { id, told, words } from './inputs.ts';
import { type Operation, ofNoun, operation, rowOf } from './operation.ts';

/** Nouns that are created by the thousand. */
export const batchedNoun = z.enum(['candidates']);

const batchResult: z.ZodType<BatchResult> = z.union([
  z.object({ id: words, version: z.int() }),
  z.object({ id: words, kept: told.meta({ description: 'Why the row was left unchanged' }) }),
]);

/** Files, pictures and batches, for which the data provider has methods of its own. */
export const fileOperations = {
  rowFile: operation({
    method: 'GET',
    path: '/{noun}/{id}/content',
    access: ofNoun('show'),
    large: true,
    input: z.object({ noun: z.enum(fileNouns), id }),
    media: ['application/octet-stream'],
    tag: 'files',
    summary: 'The file of a row',
  }),
  photo: operation({
    method: 'GET',
    path: '/{noun}/{id}/photo/{name}',
    access: ofNoun('show'),
    input: z.object({ noun: z.enum(['candidates']), id, name: words }),
    media: Object.values(pictureTypes),
    tag: 'files',
    summary: 'The photo of a candidate, by its name in the row',
    statuses: { 200: 'The picture', 304: 'Unchanged since If-None-Match' },
  }),
  reportFile: operation({
    method: 'GET',
    path: '/reports/{id}/content',
    access: { noun: 'reports', verb: 'show' },
    large: true,
    onlyReads: true,
    input: z.object({
      id,
      format: z.enum(formatCodes),
      language: z.enum(languages).default('en').describe('Of the words in a PDF or Excel file'),
    }),
    media: [...new Set(Object.values(fileFormats).map(({ media }) => media.replace(/;.*/, '')))],
    tag: 'reports',
    summary: 'The complete result of a report, as a file',
    description: 'CSV and JSON are sent in parts. An interrupted download is incomplete: request it again.',
  }),
  batch: operation({
    method: 'POST',
    path: '/{noun}/batch',
    access: ofNoun('create'),
    large: true,
    // Enough for a part in which every text has its maximum length.
    bodyLimit: 8 * 1024 * 1024,
    input: partSchema.extend({ noun: batchedNoun }),
    answer: z.union([z.object({ rows: z.array(batchResult) }), z.object({ checked: z.int() })]),
    repeatable: true,
    tag: 'files',
    summary: 'Create, change and delete many rows, all or none; a large batch is sent in parts',
    statuses: {
      200: 'The result of each row, once the last part has arrived',
      202: 'The part is valid and kept; nothing is stored yet',
    },
  }),
};

export type FileOperations = typeof fileOperations;

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The upload of a row with its file: below the row that it belongs to, or as the create of its noun. */
const uploadOf = (noun: NounName) => {
  const { file, label } = nounOf(noun);
  const form = formForAll(noun, [...toldByFile, ...(file?.below ? [file.below.field] : [])]);
  const content = words.meta({ contentEncoding: 'base64' });
  return operation({
    method: 'POST',
    path: file?.below ? uploadPath(file.below) : `/${noun}`,
    access: { noun, verb: 'create' },
    large: true,
    bodyLimit: bodyFor(largestDocument),
    input: form.extend({
      content: file?.optional ? content.nullable().optional() : content,
      ...(file?.below && { id }),
    }),
    answer: rowOf<Row>(noun),
    repeatable: true,
    tag: noun,
    summary: file?.optional ? `Add a ${label}, with a file or without` : `Add a ${label} with its file`,
    statuses: { 201: label },
  });
};

export const uploads: readonly { noun: NounName; upload: Operation }[] = fileNouns.map((noun) => ({
  noun,
  upload: uploadOf(noun),
}));
export const uploadOperations: Record<string, Operation> = Object.fromEntries(
  uploads.map(({ noun, upload }) => [`upload${capitalized(noun)}`, upload]),
);
