import { useContext, useEffect } from 'react';
import { useFormIsDirty } from 'react-admin';
import { FormInDialogContext } from './formInDialog.ts';

/** Inside a form: tells the dialog around it whether closing would lose what was filled in. */
export const ReportInput = () => {
  const isFilled = useFormIsDirty();
  const register = useContext(FormInDialogContext);
  useEffect(() => register({ isFilled }), [register, isFilled]);
  return null;
};
