import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import { useBasename } from 'ra-core';
import { Button } from 'ra-ui-materialui';
import { Link } from 'react-router-dom';

/** Links from the bench to its calendar. */
export const CalendarButton = () => (
  <Button component={Link} to={`${useBasename()}/calendar`} label="benchCalendar.title">
    <CalendarIcon />
  </Button>
);
