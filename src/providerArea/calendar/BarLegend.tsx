import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { benchStates } from '../../../domain/calendar/benchBars.ts';
import { barLooks } from './barLooks.ts';

/** Explains the style of each state. */
export const BarLegend = () => {
  const translate = useTranslate();
  return (
    <Box component="ul" aria-label={translate('benchCalendar.legend')} sx={list}>
      {benchStates.map((state) => (
        <Box component="li" key={state} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            aria-hidden
            sx={(theme) => ({ ...barLooks[state](theme), width: 26, height: 16, borderRadius: '6px' })}
          />
          {translate(`benchCalendar.states.${state}`)}
        </Box>
      ))}
    </Box>
  );
};

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  mb: 1.5,
  p: 0,
  listStyle: 'none',
  fontSize: 13,
};
