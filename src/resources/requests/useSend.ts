import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { isApiError } from '../../auth/ApiError.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useDraft } from '../../components/drafts/LastingDraft.tsx';

/** Sends a response: errors are returned by field for the form, and success discards the draft. */
export const useSend = (way: string, doneKey: string, onDone: () => void) => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const { forget } = useDraft(`responses.${useRecordContext()?.id}.${way}`);
  const [sending, setSending] = useState(false);
  const send = async (act: () => Promise<unknown>) => {
    setSending(true);
    try {
      await act();
      forget();
      notify(doneKey, { type: 'success' });
      onDone();
      return undefined;
    } catch (error) {
      const errors = isApiError(error) ? error.body.errors : undefined;
      if (!errors) notifyFailure(error);
      return errors;
    } finally {
      setSending(false);
      refresh();
    }
  };
  return { send, sending };
};
