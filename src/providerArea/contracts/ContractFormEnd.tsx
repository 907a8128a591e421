import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { useSaveContext } from 'react-admin';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';

interface Props {
  label: string;
  onCancel: () => void;
  children: ReactNode;
}

/** The form's scrolling fields above its fixed buttons. */
export const ContractFormEnd = ({ label, onCancel, children }: Props) => {
  const { saving } = useSaveContext();
  return (
    <>
      <DialogContent sx={{ pt: 0 }}>{children}</DialogContent>
      <FormButtons label={label} busy={saving} onCancel={onCancel} />
    </>
  );
};
