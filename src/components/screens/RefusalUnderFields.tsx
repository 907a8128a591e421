import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Refusal } from '../stale/useCarefulUpdate.tsx';

/** Says under each input of the form around it what was refused there. */
export const RefusalUnderFields = ({ refusal }: { refusal: Refusal | null }) => {
  const { setError } = useFormContext();
  useEffect(() => {
    for (const [field, message] of Object.entries(refusal?.errors ?? {})) setError(field, { message });
  }, [refusal, setError]);
  return null;
};
