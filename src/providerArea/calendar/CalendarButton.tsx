import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import { Button, useBasename } from 'react-admin';
import { Link } from 'react-router-dom';

/** Links from the bench to its calendar. */
export const CalendarButton = () => (
  <Button component={Link} to={`${useBasename()}/calendar`} label="benchCalendar.title">
    <CalendarIcon />
  </Button>
);
