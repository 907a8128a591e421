import type { Language } from '../../../domain/contract/languages.ts';
import type { Report } from '../../../domain/contract/reports.ts';
import { type FileFormat, fileNameOf } from '../../../domain/reports/fileFormats.ts';
import { saveFile } from '../../components/download/saveFile.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

/** Saves the file of a report in a format into the person's downloads. */
export const saveReport = async (
  reports: Pick<DataProvider, 'reportFile'>,
  { report, format, language }: { report: Report; format: FileFormat; language: Language },
): Promise<void> => {
  const { data } = await reports.reportFile(report.id, format, language);
  saveFile(data, fileNameOf(report, format));
};
