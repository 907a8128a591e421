import ConfirmIcon from '@mui/icons-material/EventAvailableOutlined';
import { Button, useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../../components/contract/useMay.ts';

/** Links from the bench to the candidates whose availability is to be confirmed. */
export const ConfirmLink = () => {
  const to = `${useBasename()}/employees/confirm`;
  if (!useMay('edit', 'candidates')) return null;
  return (
    <Button component={Link} to={to} label="bench.confirm.one">
      <ConfirmIcon />
    </Button>
  );
};
