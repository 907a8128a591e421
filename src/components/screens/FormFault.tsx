import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';

/** Why a form was refused as a whole; nothing while it was not. */
export const FormFault = ({ fault }: { fault: string | undefined }) => {
  const translate = useTranslate();
  return fault ? (
    <Alert severity="error" sx={{ mb: 2 }}>
      {translate(fault, { _: fault })}
    </Alert>
  ) : null;
};
