import ResumesIcon from '@mui/icons-material/ContactPageOutlined';
import { Button, useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../../components/contract/useMay.ts';

/** Links to the import of resumes; hidden from users who may not add candidates. */
export const ResumesButton = () => {
  const to = `${useBasename()}/employees/resumes`;
  if (!useMay('create', 'candidates')) return null;
  return (
    <Button component={Link} to={to} label="bench.resumes.open">
      <ResumesIcon />
    </Button>
  );
};
