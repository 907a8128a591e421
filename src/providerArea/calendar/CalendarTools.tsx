import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useBasename, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { validateSearch } from '../../components/inputs/validateSearch.ts';
import type { useCalendarView } from './useCalendarView.ts';

interface Props {
  view: ReturnType<typeof useCalendarView>;
  onSubscribe: () => void;
}

/** Zoom, period and search, a link to the bench, and the button to subscribe. */
export const CalendarTools = ({ view: { scale, q, change, step }, onSubscribe }: Props) => {
  const translate = useTranslate();
  const basename = useBasename();
  const fault = validateSearch(q);
  const words = (key: string) => translate(`benchCalendar.${key}`);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
      <ToggleButtonGroup
        exclusive
        value={scale}
        aria-label={words('scale')}
        onChange={(_event, chosen: string | null) => chosen && change({ by: chosen })}
      >
        <ToggleButton value="week">{words('week')}</ToggleButton>
        <ToggleButton value="month">{words('month')}</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <IconButton aria-label={words('earlier')} onClick={() => step(-1)}>
          <PreviousIcon />
        </IconButton>
        <Button onClick={() => change({ from: null })}>{words('today')}</Button>
        <IconButton aria-label={words('later')} onClick={() => step(1)}>
          <NextIcon />
        </IconButton>
      </Box>
      <TextField
        size="small"
        label={words('search')}
        defaultValue={q}
        error={fault !== undefined}
        helperText={fault}
        onChange={(event) => change({ q: event.target.value.trim() || null, page: null })}
        sx={{ flex: '1 1 180px', maxWidth: { sm: 280 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { md: 'auto' } }}>
        <Button component={Link} to={`${basename}/employees`}>
          {words('toBench')}
        </Button>
        <Button variant="outlined" onClick={onSubscribe}>
          {words('subscribe.open')}
        </Button>
      </Box>
    </Box>
  );
};
