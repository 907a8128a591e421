import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Fills in inputs from elsewhere, such as a pasted text or a chosen row. What was typed stays, also over what was
 * filled in; nothing else of the last filling does.
 */
export const useFilling = () => {
  const { getValues, setValue, resetField, formState } = useFormContext();
  const { dirtyFields } = formState;
  /** What was filled in last, by the name of the input. */
  const filled = useRef(new Map<string, unknown>());
  const isTyped = (name: string): boolean =>
    dirtyFields[name] && !isSame(getValues(name), filled.current.get(name));
  const fill = (values: ReadonlyMap<string, unknown>): void => {
    for (const name of filled.current.keys()) if (!values.has(name) && !isTyped(name)) resetField(name);
    const taken = [...values].filter(([name]) => !isTyped(name));
    for (const [name, value] of taken) setValue(name, value, { shouldDirty: true, shouldValidate: true });
    filled.current = new Map(taken);
  };
  return { isTyped, fill };
};
