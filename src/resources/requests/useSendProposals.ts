import { useState } from 'react';
import { type HttpError, useDataProvider, useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useDraft } from '../../components/drafts/LastingDraft.tsx';
import { usePrepared } from './usePrepared.ts';

type Refused = { place: number; message: string; errors: Record<string, string> };

/**
 * Sends the proposals one after the other. Successful ones are remembered, so that a retry sends only the
 * others; errors are returned for their lines.
 */
export const useSendProposals = (onDone: () => void) => {
  const request = useRecordContext();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const { forget } = useDraft(`responses.${request?.id}.propose`);
  const prepared = usePrepared('propose');
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<readonly string[]>([]);

  const sendAll = async ({ candidates, message, validUntil = null, currency }: FieldValues) => {
    setSending(true);
    const gone = [...sent];
    const refused: Refused[] = [];
    for (const [place, candidate] of (candidates as FieldValues[]).entries()) {
      if (gone.includes(candidate.candidateId)) continue;
      const words = gone.length === 0 ? (message ?? null) : null;
      const { candidateId, role = null, rate, startDate, overlapAgreed = false } = candidate;
      const terms = { candidateId, role, rate, startDate, validUntil, currency };
      const data = {
        requestId: request?.id,
        ...terms,
        overlapAgreed: overlapAgreed === true,
        message: words,
      };
      try {
        await dataProvider.create('proposals', { data });
        gone.push(candidateId);
      } catch (error) {
        const { message: reason, body } = error as HttpError;
        refused.push({ place, message: reason, errors: body?.errors ?? {} });
      }
    }
    setSending(false);
    setSent(gone);
    refresh();
    if (refused.length === 0) {
      if (!prepared) forget();
      notify('requests.propose.sent', { type: 'success', messageArgs: { smart_count: gone.length } });
      onDone();
      return undefined;
    }
    const reason = refused[0]?.message;
    notify(gone.length ? 'requests.propose.some' : String(reason), {
      type: gone.length ? 'warning' : 'error',
      messageArgs: { done: gone.length, all: candidates.length, reason },
    });
    return byLine(refused, candidates.length);
  };
  return { sendAll, sending };
};

const byLine = (refused: readonly Refused[], lines: number) => ({
  candidates: Array.from(
    { length: lines },
    (_, line) => refused.find(({ place }) => place === line)?.errors ?? {},
  ),
});
