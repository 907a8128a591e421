import { useCreate, useGetList, useNotify, useRefresh, useUpdate } from 'react-admin';
import type { Contract } from '../../../../domain/contract/deals/contracts.ts';
import type { Envelope } from '../../../../domain/contract/deals/envelopes.ts';
import type { Signer } from '../../../../domain/contract/deals/signers.ts';
import type { SigningEvent } from '../../../../domain/contract/deals/signingEvents.ts';
import { refusalText } from '../../../components/forms/refusalText.ts';
import { latestEnvelope } from '../latestEnvelope.ts';

const all = { page: 1, perPage: 100 };

/** The latest envelope of a contract, its signers and events, and what can be done with them. */
export const useSigning = ({ id: contractId }: Contract) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending: updating }] = useUpdate();
  const [create, { isPending: creating }] = useCreate();
  const envelopes = useGetList<Envelope>('envelopes', latestEnvelope(contractId));
  const envelope = envelopes.data?.[0];
  const filter = { envelopeId: envelope?.id };
  const enabled = envelope !== undefined;
  const signers = useGetList<Signer>(
    'signers',
    { filter, sort: { field: 'place', order: 'ASC' }, pagination: all },
    { enabled },
  );
  const events = useGetList<SigningEvent>(
    'signingEvents',
    { filter, sort: { field: 'id', order: 'ASC' }, pagination: all },
    { enabled },
  );
  const after = (done: string | null, onDone?: () => void, onRefused?: (why: string) => void) => ({
    onSuccess: () => {
      if (done) notify(done, { type: 'success' });
      onDone?.();
      refresh();
    },
    onError: (error: unknown) => {
      const why = refusalText(error);
      if (onRefused) onRefused(why);
      else notify(why, { type: 'error' });
    },
  });
  const change = (
    noun: 'signers' | 'envelopes',
    row: Signer | Envelope,
    data: object,
    done: string | null,
    onDone?: () => void,
  ) =>
    update(
      noun,
      { id: row.id, data, previousData: row },
      { mutationMode: 'pessimistic', ...after(done, onDone) },
    );
  const add = (
    noun: 'signingEvents' | 'envelopes',
    data: object,
    done: string,
    onDone?: () => void,
    onRefused?: (why: string) => void,
  ) => create(noun, { data }, after(done, onDone, onRefused));
  return { envelopes, envelope, signers, events, change, add, busy: updating || creating };
};
export type Signing = ReturnType<typeof useSigning>;
