import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { Bar, viewsOver } from '../../../domain/insight/candidate.ts';
import { writeDay } from '../../components/fields/writeDay.ts';

const height = 120;

/** Profile views as a bar chart and as a table. */
export const ViewsChart = ({ by, bars, total }: ReturnType<typeof viewsOver>) => {
  const translate = useTranslate();
  const locale = useLocale();
  const most = Math.max(1, ...bars.map(({ views }) => views));
  const written = (day: string) =>
    new Date(day).toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  if (total === 0) return <Typography color="textSecondary">{translate('bench.person.noViews')}</Typography>;
  return (
    <>
      <Box aria-hidden sx={chart}>
        {bars.map(({ day, views }) => (
          <Box
            key={day}
            title={`${written(day)}: ${translate('bench.person.barViews', { smart_count: views })}`}
            sx={{ ...column, height: Math.max(2, (views / most) * height), ...(views === 0 && empty) }}
          />
        ))}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
        {[bars[0], bars.at(-1)].map((bar) => (
          <Typography key={bar?.day} variant="caption" color="textSecondary">
            {bar && written(bar.day)}
          </Typography>
        ))}
      </Box>
      <Box component="details" sx={{ mt: 1 }}>
        <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', width: 'fit-content' }}>
          {translate('bench.person.asTable')}
        </Typography>
        <Figures by={by} bars={bars} />
      </Box>
    </>
  );
};

const Figures = ({ by, bars }: { by: 'day' | 'week'; bars: readonly Bar[] }) => {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <Table size="small" sx={{ maxWidth: 360 }}>
      <TableHead>
        <TableRow>
          <TableCell>{translate(`bench.person.${by}`)}</TableCell>
          <TableCell align="right">{translate('bench.person.views')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {bars.toReversed().map(({ day, views }) => (
          <TableRow key={day}>
            <TableCell component="th" scope="row">
              {writeDay(day, locale, 'medium')}
            </TableCell>
            <TableCell align="right">{views}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

const chart = { display: 'flex', alignItems: 'flex-end', gap: '2px', height, overflow: 'hidden' };
const column = { flex: '1 1 0', minWidth: 2, borderRadius: '3px 3px 0 0', bgcolor: 'primary.main' };
const empty = { bgcolor: 'divider' };
