import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';

/** Closes at once if nothing was entered; otherwise asks before discarding the input. */
export const useAskedClose = (close: () => void) => {
  const translate = useTranslate();
  const typed = useRef(false);
  const [asking, setAsking] = useState(false);
  const word = (key: string) => translate(`screens.leave.${key}`);
  return {
    askToClose: () => (typed.current ? setAsking(true) : close()),
    /** Must be rendered inside the form. */
    watch: (
      <TypedWatch
        onChange={(now) => {
          typed.current = now;
        }}
      />
    ),
    question: asking && (
      <ConfirmDialog
        title={word('title')}
        text={word('text')}
        confirm={word('discard')}
        cancel={word('stay')}
        onCancel={() => setAsking(false)}
        onConfirm={close}
      />
    ),
  };
};

const TypedWatch = ({ onChange }: { onChange: (typed: boolean) => void }) => {
  const { dirtyFields } = useFormState();
  onChange(Object.keys(dirtyFields).length > 0);
  return null;
};
