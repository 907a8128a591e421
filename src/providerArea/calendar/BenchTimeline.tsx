import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { useBasename, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Period } from '../../../domain/calendar/benchBars.ts';
import { BenchTrack } from './BenchTrack.tsx';
import { TimelineScale } from './TimelineScale.tsx';
import type { BenchRow, NamedBar } from './useBench.ts';
import type { Scale } from './useCalendarView.ts';

interface Props {
  rows: readonly BenchRow[];
  period: Period;
  scale: Scale;
  onOpen: (row: BenchRow, bar: NamedBar) => void;
}

/**
 * Candidates by day. Screen readers get a table with one row per candidate and its bars as a list with dates.
 * The arrow keys move between bars, within a row and between rows.
 */
export const BenchTimeline = ({ rows, period, scale, onOpen }: Props) => {
  const translate = useTranslate();
  const basename = useBasename();
  return (
    <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: '12px' }}>
      <Box component="table" aria-label={translate('benchCalendar.title')} sx={table} onKeyDown={moveFocus}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ ...nameCell, zIndex: 4, textAlign: 'start' }}>
              <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
                {translate('benchCalendar.person')}
              </Typography>
            </Box>
            <TimelineScale period={period} scale={scale} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={row.candidate.id}>
              <Box component="th" scope="row" sx={nameCell}>
                <Link
                  component={RouterLink}
                  to={`${basename}/employees/${row.candidate.id}/show`}
                  color="inherit"
                  underline="hover"
                  sx={inFull}
                >
                  {row.candidate.name}
                </Link>
                <Typography
                  variant="body2"
                  color="textSecondary"
                  component="span"
                  title={row.candidate.title}
                  sx={oneLine}
                >
                  {row.candidate.title}
                </Typography>
              </Box>
              <Box component="td" sx={fullHeight}>
                <BenchTrack
                  row={row}
                  period={period}
                  isEntry={place === 0}
                  onOpen={(bar) => onOpen(row, bar)}
                />
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};

const steps: Record<string, [row: number, bar: number]> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const step = steps[event.key];
  const bar = (event.target as HTMLElement).closest('[data-bar]');
  if (!step || !bar) return;
  const rows = [...event.currentTarget.querySelectorAll('tbody tr')].map((row) => [
    ...row.querySelectorAll<HTMLElement>('[data-bar]'),
  ]);
  const at = rows.findIndex((bars) => bars.includes(bar as HTMLElement));
  const next = rows[at + step[0]];
  const place = (rows[at]?.indexOf(bar as HTMLElement) ?? 0) + step[1];
  const chosen = step[0] === 0 ? next?.[place] : next?.[Math.min(place, next.length - 1)];
  if (!chosen) return;
  event.preventDefault();
  chosen.focus();
  chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

const table = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  width: '100%',
  minWidth: { xs: 900, md: 960 },
};
const nameCell = {
  position: 'sticky',
  left: 0,
  zIndex: 3,
  width: { xs: 132, sm: 220 },
  minWidth: { xs: 132, sm: 220 },
  maxWidth: { xs: 132, sm: 220 },
  px: { xs: 1, sm: 2 },
  py: 0.5,
  textAlign: 'start',
  fontWeight: 600,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderRight: 1,
  borderColor: 'divider',
};
/** The height of a cell is its least one; any makes the line for today as high as its row. */
const fullHeight = { p: 0, height: '1px', borderTop: 1, borderColor: 'divider' };

/** A name takes two lines on a phone where one is too short. */
const inFull = {
  display: 'block',
  fontSize: { xs: 14, sm: 16 },
  lineHeight: { xs: 1.25, sm: 1.5 },
  overflowWrap: 'anywhere',
};
const oneLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
