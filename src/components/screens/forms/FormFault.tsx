import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

/** The error of a form as a whole; nothing if there is none. */
export const FormFault = ({ fault }: { fault: string | undefined }) => {
  const translate = useTranslate();
  return fault ? (
    <Alert severity="error" sx={{ mb: 2 }}>
      {translate(fault, { _: fault })}
    </Alert>
  ) : null;
};
