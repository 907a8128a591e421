import { useStoreContext } from 'ra-core';
import { useEffect } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';

/** The draft stored under this name. */
export const useDraft = (name: string) => {
  const store = useStoreContext();
  return {
    draft: store.getItem<FieldValues>(name),
    forget: () => store.removeItem(name),
  };
};

/**
 * Stores the enclosing form's input as a draft, which survives closing and reloading until it is discarded.
 */
export const KeepDraft = ({ name }: { name: string }) => {
  const store = useStoreContext();
  const { subscribe } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => store.setItem(name, values),
      }),
    [subscribe, store, name],
  );
  return null;
};
