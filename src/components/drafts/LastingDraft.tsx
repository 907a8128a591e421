import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useRegisterMutationMiddleware, useStoreContext, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { FormInDialogContext } from '../screens/dialogs/formInDialog.ts';

/** The draft stored under this name. */
export const useDraft = (name: string) => {
  const store = useStoreContext();
  return useMemo(
    () => ({
      draft: store.getItem<FieldValues>(name),
      forget: () => store.removeItem(name),
    }),
    [store, name],
  );
};

/**
 * Stores the enclosing form's input as a draft, which survives closing and reloading until it is discarded.
 */
export const LastingDraft = ({ name }: { name: string }) => {
  const store = useStoreContext();
  const { subscribe } = useFormContext();
  const register = useContext(FormInDialogContext);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => store.setItem(name, values),
      }),
    [subscribe, store, name],
  );
  useEffect(() => register({ isFilled: false, isKept: true }), [register]);
  return null;
};

type Send = (...change: unknown[]) => Promise<unknown>;

/** The same for a form that creates a row: also restores the draft, and discards it once the row is created. */
export const DraftOfNew = ({ name }: { name: string }) => {
  const translate = useTranslate();
  const { draft, forget } = useDraft(name);
  const { setValue, reset } = useFormContext();
  const [restored, setRestored] = useState(false);
  // What is stored later is what was typed here.
  const [before] = useState(draft);

  useEffect(() => {
    if (!before) return;
    // The form sets its initial values in an effect of the same render, overwriting earlier ones.
    const timer = setTimeout(() => {
      for (const [field, value] of Object.entries(before)) setValue(field, value, { shouldDirty: true });
      setRestored(true);
    });
    return () => clearTimeout(timer);
  }, [before, setValue]);

  useRegisterMutationMiddleware(
    useCallback(
      async (...given: unknown[]) => {
        const send = given.pop() as Send;
        const answer = await send(...given);
        forget();
        return answer;
      },
      [forget],
    ),
  );
  const startOver = () => {
    reset();
    forget();
    setRestored(false);
  };
  return (
    <>
      <LastingDraft name={name} />
      {restored && (
        <Alert
          severity="info"
          sx={{ mb: 2, width: '100%' }}
          action={
            <Button color="inherit" size="small" onClick={startOver}>
              {translate('forms.draft.startOver')}
            </Button>
          }
        >
          {translate('forms.draft.restored')}
        </Alert>
      )}
    </>
  );
};
