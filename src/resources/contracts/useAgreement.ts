import { useGetList, useGetOne } from 'react-admin';
import { agreementOf, agreementSigned, readContent } from '../../../domain/change/deals/signedContent.ts';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import type { Envelope } from '../../../domain/contract/deals/envelopes.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { latestEnvelope } from './latestEnvelope.ts';

/**
 * The agreement text that was sent for signature or, before that, as it would be sent today; null for a contract without
 * one, undefined until it is known.
 */
export const useAgreement = (contract: Contract | undefined): string | null | undefined => {
  const enabled = Boolean(contract?.body);
  const { data: provider } = useGetOne<Company>('companies', { id: contract?.providerId }, { enabled });
  const envelopes = useGetList<Envelope>('envelopes', latestEnvelope(contract?.id), { enabled });
  if (contract && !enabled) return null;
  if (!contract || !provider || !envelopes.data) return undefined;
  const envelope = envelopes.data[0];
  const sent = contract.status !== 'Draft' && envelope ? readContent(envelope) : null;
  return envelope && sent
    ? agreementSigned(sent, envelope.completedAt)
    : agreementOf({ contract, provider: provider.name, day: utcDay(new Date()) });
};
