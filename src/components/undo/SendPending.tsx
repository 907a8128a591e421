import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTakeUndoableMutation } from 'react-admin';
import { flushSync } from 'react-dom';
import { onSendPending } from './sendPending.ts';

/**
 * Sends pending undoable changes before the page unloads: react-admin would only warn, and lose them.
 * `keepalive` lets the
 * requests complete.
 */
export const SendPending = () => {
  const take = useTakeUndoableMutation();
  const latest = useRef(take);
  const client = useQueryClient();
  useLayoutEffect(() => {
    latest.current = take;
  }, [take]);
  useEffect(() => {
    const sendAll = () => {
      for (let one = takeNow(latest); one; one = takeNow(latest)) one({ isUndo: false });
    };
    window.addEventListener('pagehide', sendAll);
    const stop = onSendPending(() => {
      sendAll();
      return allAnswered(client);
    });
    return () => {
      window.removeEventListener('pagehide', sendAll);
      stop();
    };
  }, [client]);
  return null;
};

type Take = ReturnType<typeof useTakeUndoableMutation>;

/** React-admin's queue is React state: the next item appears after the previous one was taken. */
const takeNow = (latest: { current: Take }): ReturnType<Take> => flushSync(() => latest.current());

const allAnswered = (client: QueryClient) =>
  new Promise<void>((resolve) => {
    if (client.isMutating() === 0) return resolve();
    const stop = client.getMutationCache().subscribe(() => {
      if (client.isMutating() > 0) return;
      stop();
      resolve();
    });
  });
