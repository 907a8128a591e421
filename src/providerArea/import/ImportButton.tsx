import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { Button, useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../../components/contract/useMay.ts';

/** Links to the import; hidden from users who may not add candidates. */
export const ImportButton = () => {
  const to = `${useBasename()}/employees/import`;
  if (!useMay('create', 'candidates')) return null;
  return (
    <Button component={Link} to={to} label="bench.import.open">
      <ImportIcon />
    </Button>
  );
};
