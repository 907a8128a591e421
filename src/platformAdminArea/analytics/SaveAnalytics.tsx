import ExcelIcon from '@mui/icons-material/GridOnOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import { useDataProvider, useGetIdentity, useLocale } from 'react-admin';
import type { PlatformMetric } from '../../../domain/insight/platform/metric.ts';
import type { PlatformRange } from '../../../domain/insight/platform/range.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { SaveButton } from '../../components/download/SaveButton.tsx';
import { useSavePdf } from '../../components/pdf/useSavePdf.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { readTables } from './analyticsTables.ts';
import { useWordsByCurrency } from './useWordsByCurrency.ts';

interface Props {
  range: PlatformRange;
  metric: PlatformMetric;
}

/**
 * Downloads the page's tables with the current filters. The code that writes the files is loaded on the first
 * click.
 */
export const SaveAnalytics = ({ range, metric }: Props) => {
  const { insight } = useDataProvider<DataProvider>();
  const wordsIn = useWordsByCurrency();
  const { data: person } = useGetIdentity();
  const language = useLocale();
  const savePdf = useSavePdf();
  const words = wordsIn('USD');
  const title = words.translate('admin.menu.analytics');
  const day = () => utcDay(new Date());
  const tables = () => readTables({ insight, range, metric, wordsIn });
  const toExcel = async () => {
    const { saveWorkbook } = await import('../../components/download/saveWorkbook.ts');
    const sheets = (await tables()).map(({ name, columns, values }) => ({
      name: words.label(name, 'title'),
      headings: columns.map(({ label }) => label),
      rows: values,
    }));
    await saveWorkbook(sheets, `${title} ${range} ${day()}.xlsx`);
  };
  const toPdf = async () => {
    const { printAnalytics } = await import('./printAnalytics.ts');
    const author = String(person?.fullName ?? '');
    const printed = printAnalytics(await tables(), { title, range, author, language }, words);
    await savePdf(printed, `${title} ${range} ${day()}.pdf`);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, ml: { md: 'auto' } }}>
      <SaveButton done="platformAnalytics.saved" icon={<ExcelIcon />} save={toExcel}>
        {words.translate('platformAnalytics.excel')}
      </SaveButton>
      <SaveButton done="platformAnalytics.saved" icon={<PdfIcon />} save={toPdf}>
        {words.translate('platformAnalytics.pdf')}
      </SaveButton>
    </Box>
  );
};
