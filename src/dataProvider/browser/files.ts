import { bytesOf } from '../../../domain/contract/files/base64.ts';
import { mediaTypes } from '../../../domain/contract/files/documentFile.ts';
import { pictureType } from '../../../domain/contract/files/picture.ts';
import { readDocument, readOptionalDocument } from '../../../domain/contract/files/readDocument.ts';
import type { NounName } from '../../../domain/contract/index.ts';
import type { Noun, Row } from '../../../domain/contract/noun.ts';
import { Invalid, Refusal } from '../../../domain/errors.ts';
import type { Columns } from '../rowCalls.ts';
import type { Keep } from './keep.ts';

/** The bytes of a row's file in the sample world, or null. */
type SampleFile = (row: Row) => Uint8Array | null;
/** Storage key of a row's file. */
type KeepFile = (id: string) => Keep;

/** A browser stores about five million characters for a site, including rows and session. */
const largestKept = 200 * 1024;

/** Nouns whose rows have files or pictures. */
const withFiles: NounName[] = [
  'contractDocuments',
  'verificationDocuments',
  'candidateDocuments',
  'conversationMessages',
  'candidates',
  'searches',
];

/** Files of rows in the browser: those of the sample world, and uploaded ones. */
export const openFiles = (keep: KeepFile, sampleFile: SampleFile = () => null) => ({
  read: (row: Row): Blob | null => {
    const kept = keep(row.id).read();
    const bytes = kept === null ? sampleFile(row) : bytesOf(kept);
    const type = mediaTypes[row.format as keyof typeof mediaTypes];
    return bytes && new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
  },
  readPicture: (id: string, name: string): Blob | null => {
    const bytes = bytesOf(keep(id).read() ?? '');
    return bytes?.length ? new Blob([bytes], { type: pictureType(name) }) : null;
  },
  /** A file stored as text beside its row. */
  readRecord: (id: string): string | null => keep(id).read(),
  write: (id: string, content: string) => {
    try {
      keep(id).write(content);
    } catch {
      throw new Refusal(507, 'demo.file-storage-full');
    }
  },
  forget: (rows: readonly { noun: NounName; id: string }[]) => {
    for (const { noun, id } of rows) if (withFiles.includes(noun)) keep(id).clear();
  },
});
export type Files = ReturnType<typeof openFiles>;

/** Parses an upload as the server would, within the storage of a browser. */
export const readUpload = (
  body: Columns,
  megabytes: number,
  { formats, optional }: NonNullable<Noun['file']>,
) => {
  const read = optional ? readOptionalDocument : readDocument;
  const { columns, bytes } = read(body, [], megabytes, formats);
  if (bytes && bytes.length > largestKept)
    throw Invalid({
      content: 'demo.file-too-large',
    });
  return { columns, content: bytes && (body.content as string) };
};
