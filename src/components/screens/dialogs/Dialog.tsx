import PlainDialog, { type DialogProps } from '@mui/material/Dialog';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { type FormInDialog, FormInDialogContext } from './formInDialog.ts';

type Props = Omit<DialogProps, 'onClose'> & {
  /** Called for Escape and a press outside, once what was filled in may be lost. */
  onClose?: () => void;
  children: ReactNode;
};

/** A dialog that asks before Escape or a press outside throws away what was filled in. */
export const Dialog = ({ onClose, children, ...dialog }: Props) => {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const { register, noteInput, isFilled } = useFilled();
  const close = () => (isFilled() ? setAsking(true) : onClose?.());
  return (
    <>
      <PlainDialog {...dialog} {...(onClose && { onClose: close })} onInput={noteInput}>
        <FormInDialogContext.Provider value={register}>{children}</FormInDialogContext.Provider>
      </PlainDialog>
      {asking && (
        <ConfirmDialog
          title={translate('screens.leave.title')}
          text={translate('screens.leave.text')}
          confirm={translate('screens.leave.discard')}
          cancel={translate('screens.leave.stay')}
          colour="error"
          onConfirm={() => {
            setAsking(false);
            onClose?.();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};

/** Forms say themselves whether they are filled; of inputs without one it is enough that somebody typed. */
const useFilled = () => {
  const forms = useRef(new Set<FormInDialog>());
  const hasInput = useRef(false);
  const register = useCallback((form: FormInDialog) => {
    forms.current.add(form);
    return () => {
      forms.current.delete(form);
    };
  }, []);
  const noteInput = () => {
    hasInput.current = true;
  };
  const isFilled = () => {
    const inside = [...forms.current];
    if (inside.some(({ isKept }) => isKept)) return false;
    return inside.length > 0 ? inside.some((form) => form.isFilled) : hasInput.current;
  };
  return { register, noteInput, isFilled };
};
