import { useStoreContext } from 'ra-core';
import { useEffect } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';

/** What was typed under this name and not sent yet. */
export const useDraft = (name: string) => {
  const store = useStoreContext();
  return {
    draft: store.getItem<FieldValues>(name),
    forget: () => store.removeItem(name),
  };
};

/** Keeps what is typed into the form at hand, through closing and reloading, until it is forgotten. */
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
