import type { Report } from '../../../domain/contract/reports/reports.ts';
import { writeSize } from '../../../domain/words/writeSize.ts';

/** The size of the file that this user gets in the report's format; null if it was not measured. */
export const sizeOfFile = ({ sizeBytes, fileLanguage }: Report, locale: string): string | null =>
  sizeBytes === null || (fileLanguage !== null && fileLanguage !== locale)
    ? null
    : writeSize(sizeBytes, locale);
