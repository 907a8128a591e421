import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMay } from '../../components/contract/useMay.ts';
import { CreateReportDialog } from './CreateReportDialog.tsx';

/** Opens the form for a new report; hidden from users who may not add one. */
export const CreateReportButton = () => {
  const translate = useTranslate();
  const mayCreate = useMay('create', 'reports');
  const [isOpen, setOpen] = useState(false);
  if (!mayCreate) return null;
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {translate('reportsPage.create')}
      </Button>
      {isOpen && <CreateReportDialog onClose={() => setOpen(false)} />}
    </>
  );
};
