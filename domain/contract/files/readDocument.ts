import { Invalid } from '../../errors.ts';
import { bytesOf, signsFor } from './base64.ts';
import { bytesIn, type FileFormat, mostMegabytes, safeName } from './documentFile.ts';
import { formatOf } from './formatOf.ts';

type ReadDocument = {
  columns: Record<string, unknown> & { name: string; format: FileFormat; sizeBytes: number };
  bytes: Uint8Array;
};

/** The declared file type is ignored. */
export const toldByFile = ['format', 'sizeBytes'];

/**
 * The row and the bytes of an upload: `{ name, content }` with base64 content, and the row's other fields.
 * Throws Invalid, also for `serverSet` fields and for files above the limit in megabytes.
 */
export const readDocument = (
  body: unknown,
  serverSet: readonly string[] = [],
  megabytes: number = mostMegabytes,
  formats?: readonly FileFormat[],
): ReadDocument => {
  const { name, content, ...others } = (body ?? {}) as Record<string, unknown>;
  const refused = [...toldByFile, ...serverSet].filter((field) => Object.hasOwn(others, field));
  if (refused.length) throw Invalid(Object.fromEntries(refused.map((field) => [field, 'value.fixed'])));
  if (typeof name !== 'string' || name === '') throw Invalid({ name: 'text.required' });
  if (typeof content !== 'string' || content === '') throw Invalid({ content: 'files.choose' });
  const bytes = decode(content, megabytes);
  const format = formatOf(bytes, formats);
  if (!format)
    throw Invalid({
      content: formats ? 'files.text-type' : 'files.type',
    });
  return { columns: { ...others, name: safeName(name, format), format, sizeBytes: bytes.length }, bytes };
};

type OptionalDocument = { columns: Record<string, unknown>; bytes: Uint8Array | null };

/** The same for a row that may come without a file. */
export const readOptionalDocument = (
  body: unknown,
  ...rest: [serverSet?: readonly string[], megabytes?: number, formats?: readonly FileFormat[]]
): OptionalDocument => {
  const { content, ...others } = (body ?? {}) as Record<string, unknown>;
  if (content != null) return readDocument(body, ...rest);
  if (['name', ...toldByFile].some((field) => others[field] != null))
    throw Invalid({ content: 'files.choose' });
  return { columns: others, bytes: null };
};

const decode = (content: string, megabytes: number): Uint8Array => {
  const tooLarge = () => Invalid({ content: { code: 'files.too-large', values: { max: megabytes } } });
  if (content.length > signsFor(bytesIn(megabytes))) throw tooLarge();
  const bytes = bytesOf(content);
  if (!bytes) throw Invalid({ content: 'files.unreadable' });
  if (bytes.length > bytesIn(megabytes)) throw tooLarge();
  return bytes;
};
