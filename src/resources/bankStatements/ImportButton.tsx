import AddIcon from '@mui/icons-material/Add';
import { useState } from 'react';
import { Button } from 'react-admin';
import { useMay } from '../../components/contract/useMay.ts';
import { ImportDialog } from './ImportDialog.tsx';

/** Opens the dialog that reads a file; hidden from operators who record no payments. */
export const ImportButton = () => {
  const [isOpen, setOpen] = useState(false);
  if (!useMay('create', 'transactions')) return null;
  return (
    <>
      <Button variant="contained" label="banking.import.do" onClick={() => setOpen(true)}>
        <AddIcon />
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
};
