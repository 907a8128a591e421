import { useDataProvider, useGetIdentity, useLocale, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { DataProvider } from '../../dataProvider/port.ts';
import { printHiringReport } from './printHiringReport.ts';

/** Downloads the hiring report of the last 30 days. The code that prints it is loaded on the first click. */
export const useHiringReport = () => {
  const dataProvider = useDataProvider<DataProvider>();
  const { data: person } = useGetIdentity();
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const [printing, setPrinting] = useState(false);
  const print = async () => {
    setPrinting(true);
    try {
      const [{ savePdf }, { data }] = await Promise.all([
        import('../../components/pdf/savePdf.ts'),
        dataProvider.insight('recruiterHiring', { asked: {} }),
      ]);
      const document = printHiringReport(data.report, String(person?.fullName ?? ''), { translate, locale });
      await savePdf(document, `${document.title} ${data.report.to}.pdf`);
      notify('hiring.report.done', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setPrinting(false);
  };
  return { print, printing };
};
