import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useGetIdentity, useLocale, useNotify } from 'react-admin';
import type { HiringAnalytics } from '../../../domain/insight/hiringAnalytics.ts';
import { useHiringWords } from './useHiringWords.ts';

/** Puts the page's tables into one's downloads as a PDF. The printing is fetched at the first click. */
export const PrintAnalytics = ({ report, disabled }: { report: HiringAnalytics; disabled: boolean }) => {
  const words = useHiringWords(report.currency);
  const { data: person } = useGetIdentity();
  const language = useLocale();
  const notify = useNotify();
  const [printing, setPrinting] = useState(false);
  const print = async () => {
    setPrinting(true);
    try {
      const [{ savePdf }, { printRecruitmentAnalytics }] = await Promise.all([
        import('../../components/pdf/savePdf.ts'),
        import('./printRecruitmentAnalytics.ts'),
      ]);
      const document = printRecruitmentAnalytics(report, String(person?.fullName ?? ''), words, language);
      await savePdf(document, `${document.title} ${report.period.to}.pdf`);
      notify('hiring.report.done', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setPrinting(false);
  };
  return (
    <Button startIcon={<PdfIcon />} onClick={print} loading={printing} disabled={disabled}>
      {words.translate('hiringAnalytics.pdf')}
    </Button>
  );
};
