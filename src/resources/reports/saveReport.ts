import { questionOf } from '../../../domain/contract/question.ts';
import type { Report } from '../../../domain/contract/reports.ts';
import type { Answer, Cell } from '../../../domain/reports/columns.ts';
import { namedColumnsOf } from '../../../domain/reports/names.ts';
import { saveFile } from '../../components/download/saveFile.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import type { AnswerWords } from './useAnswerWords.ts';

type Wanted = { report: Report; format: Report['format']; words: AnswerWords; author: string };
type Reports = Pick<DataProvider, 'reportFile'>;

export const saveReport = async (reports: Reports, wanted: Wanted): Promise<void> => {
  const { blob, ending } = await fileOf(reports, wanted);
  saveFile(blob, `${wanted.report.id} ${plainName(wanted.report.name)}.${ending}`);
};

/** The file of a report in a format: all four are made of the same answer. */
const fileOf = async (
  reports: Reports,
  { report, format, words, author }: Wanted,
): Promise<{ blob: Blob; ending: string }> => {
  if (format === 'CSV') return { blob: (await reports.reportFile(report.id, 'csv')).data, ending: 'csv' };
  if (format === 'JSON') return { blob: (await reports.reportFile(report.id, 'json')).data, ending: 'json' };
  const answer = await wholeAnswer(reports, report);
  if (format === 'PDF') return { blob: await pdfOf(report, answer, words, author), ending: 'pdf' };
  const [{ workbookOf }, { reportSheets }] = await Promise.all([
    import('../../components/download/saveWorkbook.ts'),
    import('./reportSheet.ts'),
  ]);
  return { blob: await workbookOf(reportSheets(report, answer, words)), ending: 'xlsx' };
};

const pdfOf = async (report: Report, answer: Answer, words: AnswerWords, author: string): Promise<Blob> => {
  const [{ printPdf }, { readFont }, { printReport }] = await Promise.all([
    import('../../../pdf/printPdf.ts'),
    import('../../components/pdf/readFont.ts'),
    import('./printReport.ts'),
  ]);
  const { bytes } = await printPdf(printReport(report, answer, words, author), readFont);
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
};

const wholeAnswer = async (reports: Reports, report: Report): Promise<Answer> => {
  const columns = namedColumnsOf(questionOf(report));
  const { data } = await reports.reportFile(report.id, 'json');
  const found = JSON.parse(await data.text()) as Record<string, Cell>[];
  return {
    columns,
    rows: found.map((row) => columns.map(({ name }) => row[name] ?? null)),
    total: found.length,
  };
};

/** What every file system takes for a name. */
const plainName = (name: string): string => name.replace(/[\\/:*?"<>|]/g, ' ').trim();
