import ExcelIcon from '@mui/icons-material/GridOnOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import { useGetIdentity, useLocale } from 'react-admin';
import type { HiringAnalytics } from '../../../domain/insight/hiringAnalytics.ts';
import { SaveButton } from '../../components/download/SaveButton.tsx';
import { useSavePdf } from '../../components/pdf/useSavePdf.ts';
import { analyticsTables } from './analyticsTables.ts';
import { type HiringWords, useHiringWords } from './useHiringWords.ts';

interface Props {
  report: HiringAnalytics;
  disabled: boolean;
}

/** Downloads the page's tables. The code that writes the files is loaded on the first click. */
export const SaveAnalytics = ({ report, disabled }: Props) => {
  const words = useHiringWords(report.currency);
  const { data: person } = useGetIdentity();
  const language = useLocale();
  const savePdf = useSavePdf();
  const toPdf = async () => {
    const { printRecruitmentAnalytics } = await import('./printRecruitmentAnalytics.ts');
    const document = printRecruitmentAnalytics(report, String(person?.fullName ?? ''), words, language);
    await savePdf(document, `${document.title} ${report.period.to}.pdf`);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
      <SaveButton
        done="hiring.report.done"
        icon={<ExcelIcon />}
        save={() => toExcel(report, words)}
        disabled={disabled}
      >
        {words.translate('hiringAnalytics.excel')}
      </SaveButton>
      <SaveButton done="hiring.report.done" icon={<PdfIcon />} save={toPdf} disabled={disabled}>
        {words.translate('hiringAnalytics.pdf')}
      </SaveButton>
    </Box>
  );
};

/** One sheet per table; figures stay numeric. */
const toExcel = async (report: HiringAnalytics, words: HiringWords) => {
  const { saveWorkbook } = await import('../../components/download/saveWorkbook.ts');
  const sheets = analyticsTables(report, words).map(({ name, columns, values }) => ({
    name: words.label(name, 'title'),
    headings: columns.map(({ label }) => label),
    rows: values,
  }));
  await saveWorkbook(sheets, `${words.translate('hiringAnalytics.title')} ${report.period.to}.xlsx`);
};
