import { type HttpError, useNotify, useRecordContext, useRefresh } from 'ra-core';
import { useState } from 'react';
import { useDraft } from '../../components/drafts/LastingDraft.tsx';

/** Sends a response: errors are returned by field for the form, and success discards the draft. */
export const useSend = (way: string, doneKey: string, onDone: () => void) => {
  const notify = useNotify();
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
      const { message, body } = error as HttpError;
      const errors = body?.errors as Record<string, string> | undefined;
      if (!errors) notify(message, { type: 'error' });
      return errors;
    } finally {
      setSending(false);
      refresh();
    }
  };
  return { send, sending };
};
