import type { Language } from '../../../domain/contract/languages.ts';
import type { Report } from '../../../domain/contract/reports.ts';
import { type FileFormat, fileNameOf } from '../../../domain/reports/fileFormats.ts';
import { saveFile } from '../../components/download/saveFile.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

/** Downloads a report in the given format. */
export const saveReport = async (
  reports: Pick<DataProvider, 'reportFile'>,
  { report, format, language }: { report: Report; format: FileFormat; language: Language },
): Promise<void> => {
  const { data } = await reports.reportFile(report.id, format, language);
  saveFile(data, fileNameOf(report, format));
};
