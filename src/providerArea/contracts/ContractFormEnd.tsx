import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { useSaveContext, useTranslate } from 'react-admin';

interface Props {
  label: string;
  onCancel: () => void;
  children: ReactNode;
}

/** The form's fields, which scroll, over its buttons, which do not. */
export const ContractFormEnd = ({ label, onCancel, children }: Props) => {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  return (
    <>
      <DialogContent sx={{ pt: 0 }}>{children}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={saving}>
          {label}
        </Button>
      </DialogActions>
    </>
  );
};
