import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Period } from '../../../domain/calendar/benchBars.ts';
import { daysBetween } from '../../../domain/time/days.ts';
import { barLooks, overlapLook } from './barLooks.ts';
import { todayHere } from './today.ts';
import { useBarWords } from './useBarWords.ts';
import type { BenchRow, NamedBar } from './useBench.ts';

interface Props {
  row: BenchRow;
  period: Period;
  /** Whether Tab enters the timeline at this row's first bar. */
  isEntry: boolean;
  onOpen: (bar: NamedBar) => void;
}

/** One candidate's bars, ordered by date. */
export const BenchTrack = ({ row, period, isEntry, onOpen }: Props) => {
  const words = useBarWords();
  const days = daysBetween(period.from, period.to) + 1;
  const share = (count: number) => `${(100 * count) / days}%`;
  const today = daysBetween(period.from, todayHere());
  return (
    <Box sx={{ position: 'relative', height: '100%', minHeight: 44 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {row.bars.map((bar, place) => (
          <Box
            component="li"
            key={bar.from}
            sx={{
              position: 'absolute',
              top: 'calc(50% - 15px)',
              height: 30,
              left: share(daysBetween(period.from, bar.from)),
              width: share(daysBetween(bar.from, bar.to) + 1),
              px: '1px',
            }}
          >
            <ButtonBase
              data-bar
              tabIndex={isEntry && place === 0 ? 0 : -1}
              onClick={() => onOpen(bar)}
              aria-label={words.whole(bar)}
              title={words.whole(bar)}
              sx={(theme) => ({
                ...bar0,
                ...barLooks[bar.state](theme),
                ...(bar.beside.length > 0 && overlapLook(theme)),
              })}
            >
              <span>{words.short(bar)}</span>
            </ButtonBase>
          </Box>
        ))}
      </Box>
      {today >= 0 && today < days && <Box aria-hidden sx={{ ...todayLine, left: share(today + 0.5) }} />}
    </Box>
  );
};

const bar0 = {
  width: '100%',
  height: '100%',
  px: 0.75,
  borderRadius: '6px',
  justifyContent: 'start',
  color: 'text.primary',
  fontSize: 12,
  fontWeight: 600,
  overflow: 'hidden',
  // Keeps the text readable where the line for today crosses it.
  '& > span': {
    position: 'relative',
    zIndex: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: '-1px', zIndex: 2 },
};
const todayLine = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: '2px',
  ml: '-1px',
  bgcolor: 'error.main',
  opacity: 0.7,
  pointerEvents: 'none',
};
