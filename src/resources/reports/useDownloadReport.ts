import { useState } from 'react';
import { useDataProvider, useGetIdentity, useNotify } from 'react-admin';
import type { Report } from '../../../domain/contract/reports.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { mostRowsBelow } from './mostRows.ts';
import { useAnswerWords } from './useAnswerWords.ts';

type Format = Report['format'];

/** Puts a report into one's downloads. What sets PDF and Excel files is fetched at the first of them. */
export const useDownloadReport = () => {
  const dataProvider = useDataProvider() as unknown as DataProvider;
  const notify = useNotify();
  const words = useAnswerWords();
  const { data: person } = useGetIdentity();
  const [busy, setBusy] = useState(false);
  const download = async (report: Report, format: Format) => {
    const most = mostRowsBelow(report, format);
    if (most !== null) {
      const sizes = { most: words.number(most), rows: words.number(report.rowsFound ?? 0) };
      notify('reportsPage.tooMany', { type: 'warning', messageArgs: { format, ...sizes } });
      return;
    }
    setBusy(true);
    notify('reportsPage.downloading', { type: 'info', messageArgs: { id: report.id } });
    try {
      const { saveReport } = await import('./saveReport.ts');
      await saveReport(dataProvider, { report, format, words, author: String(person?.fullName ?? '') });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, download: (report: Report, format: Format) => void download(report, format) };
};
