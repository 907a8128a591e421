import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { AnswerWay } from '../../../domain/contract/deals/answerAddress.ts';
import { isApiError } from '../../auth/ApiError.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useDraft } from '../../components/drafts/LastingDraft.tsx';
import { usePrepared } from './usePrepared.ts';

/** Sends a response: errors are returned by field for the form, and success discards the draft, unless a link prepared what was sent. */
export const useSend = (way: AnswerWay, doneKey: string, onDone: () => void) => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const { forget } = useDraft(`responses.${useRecordContext()?.id}.${way}`);
  const prepared = usePrepared(way);
  const [sending, setSending] = useState(false);
  const send = async (act: () => Promise<unknown>) => {
    setSending(true);
    try {
      await act();
      if (!prepared?.message) forget();
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
