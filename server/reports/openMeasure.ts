import type { Language } from '../../domain/contract/languages.ts';
import { questionOf } from '../../domain/contract/reports/question.ts';
import type { Report } from '../../domain/contract/reports/reports.ts';
import type { Cell } from '../../domain/reports/columns.ts';
import { isSet } from '../../domain/reports/fileFormats.ts';
import { measureFile } from '../../domain/reports/lines.ts';
import { mostRowsBelow } from '../../domain/reports/mostRows.ts';
import { namedColumnsOf } from '../../domain/reports/names.ts';
import { asPart, type FileThread, openFileThread } from './openFileThread.ts';

type Size = Pick<Report, 'sizeBytes' | 'fileLanguage'>;
/** Measures the size of a report's file in its own format while its rows are read. */
export type Measure = {
  /** Rows with the names that the requester may read; `total` is the expected number of rows. */
  add(rows: readonly (readonly Cell[])[], total: number): void;
  /** The size of the finished report, once all rows were added. */
  end(report: Report): Promise<Size>;
  close(): Promise<void>;
};

export const openMeasure = (report: Report, language: Language): Measure => {
  const { format } = report;
  if (!isSet(format)) {
    const size = measureFile(format, namedColumnsOf(questionOf(report)));
    return {
      add: size.add,
      end: async () => ({ sizeBytes: size.bytes(), fileLanguage: null }),
      close: async () => {},
    };
  }
  let thread: FileThread | undefined;
  return {
    add: (rows, total) => {
      if (mostRowsBelow({ rowsFound: total }, format) !== null) return;
      thread ??= openFileThread({ format, language });
      thread.add(asPart(rows));
    },
    end: async (made) => {
      // If the file cannot be created, it has no size, but the report is ready.
      const file = await thread?.end(made).catch(() => undefined);
      return file
        ? { sizeBytes: file.length, fileLanguage: language }
        : { sizeBytes: null, fileLanguage: null };
    },
    close: async () => thread?.close(),
  };
};
