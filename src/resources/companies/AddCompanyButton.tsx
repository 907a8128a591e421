import AddIcon from '@mui/icons-material/Add';
import { Button } from 'ra-ui-materialui';
import { useState } from 'react';
import { useMay } from '../../components/contract/useMay.ts';
import { AddCompanyDialog } from './AddCompanyDialog.tsx';
import type { Side } from './addCompanyLayouts.ts';

/** Opens the form for a new company of this side; hidden from users who may not add one. */
export const AddCompanyButton = ({ type }: { type: Side }) => {
  const [asking, setAsking] = useState(false);
  if (!useMay('create', 'companies')) return null;
  return (
    <>
      <Button variant="contained" label={`companies.addNew.${type}`} onClick={() => setAsking(true)}>
        <AddIcon />
      </Button>
      {asking && <AddCompanyDialog type={type} onClose={() => setAsking(false)} />}
    </>
  );
};
