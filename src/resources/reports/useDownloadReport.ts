import { useState } from 'react';
import { useDataProvider, useLocale, useNotify } from 'react-admin';
import type { Language } from '../../../domain/contract/languages.ts';
import type { Report } from '../../../domain/contract/reports/reports.ts';
import { type FileFormat, fileNameOf } from '../../../domain/reports/fileFormats.ts';
import { mostRowsBelow } from '../../../domain/reports/mostRows.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { saveFile } from '../../components/download/saveFile.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

/** Downloads a report in the given format. */
const saveReport = async (
  reports: Pick<DataProvider, 'reportFile'>,
  { report, format, language }: { report: Report; format: FileFormat; language: Language },
): Promise<void> => {
  const { data } = await reports.reportFile(report.id, format, language);
  saveFile(data, fileNameOf(report, format));
};

/** Downloads a report. */
export const useDownloadReport = () => {
  const dataProvider = useDataProvider<DataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const download = async (report: Report, format: FileFormat) => {
    const most = mostRowsBelow(report, format);
    if (most !== null) {
      const sizes = {
        most: most.toLocaleString(locale),
        rows: (report.rowsFound ?? 0).toLocaleString(locale),
      };
      notify('reportsPage.tooMany', { type: 'warning', messageArgs: { format, ...sizes } });
      return;
    }
    setBusy(true);
    notify('reportsPage.downloading', { type: 'info', messageArgs: { id: report.id } });
    try {
      await saveReport(dataProvider, { report, format, language: locale as Language });
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, download: (report: Report, format: FileFormat) => void download(report, format) };
};
