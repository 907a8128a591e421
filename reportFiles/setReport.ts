import type { Language } from '../domain/contract/languages.ts';
import type { Report } from '../domain/contract/reports/reports.ts';
import type { Answer } from '../domain/reports/columns.ts';
import type { SetFormat } from '../domain/reports/fileFormats.ts';
import type { ReadFont } from '../pdf/fonts.ts';
import { fileWords } from './fileWords.ts';

type Wanted = { report: Report; answer: Answer; format: SetFormat; language: Language };

/** Creates a report's answer as a PDF or a workbook. Works in the browser and in Node. */
export const setReport = async (
  { report, answer, format, language }: Wanted,
  readFont: ReadFont,
): Promise<Uint8Array<ArrayBuffer>> => {
  const words = await fileWords(language);
  if (format === 'PDF') {
    const [{ printPdf }, { printReport }] = await Promise.all([
      import('../pdf/printPdf.ts'),
      import('./printReport.ts'),
    ]);
    const { bytes } = await printPdf(printReport(report, answer, words), readFont);
    return new Uint8Array(bytes);
  }
  const [{ workbookOf }, { reportSheets }] = await Promise.all([
    import('../excel/workbook.ts'),
    import('./reportSheets.ts'),
  ]);
  const book = await workbookOf(reportSheets(report, answer, words));
  return new Uint8Array(await book.arrayBuffer());
};
