import AddIcon from '@mui/icons-material/Add';
import { Button, useBasename, useResourceDefinition, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../contract/useMay.ts';
import { useNoun } from '../contract/useNoun.ts';
import { useListPath } from './useListPath.ts';

/** Link to the create form of this list; hidden for users who may not create. */
export const AddButton = () => {
  const { name } = useNoun();
  const label = useTranslate()(`pages.${name}.add`, { _: 'ra.action.create' });
  const { hasCreate } = useResourceDefinition();
  const canAccess = useMay('create', name);
  const to = `${useBasename()}${useListPath()}/create`;
  if (!hasCreate || !canAccess) return null;
  return (
    <Button component={Link} to={to} variant="contained" label={label}>
      <AddIcon />
    </Button>
  );
};
