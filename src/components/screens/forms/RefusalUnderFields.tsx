import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Refusal } from '../../stale/useCarefulUpdate.tsx';

/** Shows the server's field errors under the inputs of the surrounding form. */
export const RefusalUnderFields = ({ refusal }: { refusal: Refusal | null }) => {
  const { setError } = useFormContext();
  useEffect(() => {
    for (const [field, message] of Object.entries(refusal?.errors ?? {})) setError(field, { message });
  }, [refusal, setError]);
  return null;
};
