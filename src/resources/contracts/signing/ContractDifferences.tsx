import Alert from '@mui/material/Alert';
import { useGetOne, useLocale, useTranslate } from 'react-admin';
import { contractDifferences, type Difference } from '../../../../domain/change/deals/contractDifferences.ts';
import type { Contract } from '../../../../domain/contract/deals/contracts.ts';
import type { Proposal } from '../../../../domain/contract/deals/proposals.ts';
import type { Request } from '../../../../domain/contract/deals/requests.ts';
import { formatMoney } from '../../../../domain/money/formatMoney.ts';
import { writeDay } from '../../../components/fields/writeDay.ts';
import { useRateCaps } from '../../rateCards/useRateCaps.ts';
import { useSigningWords } from './useSigningWords.ts';

/** Names every term on which a contract differs from its request, proposal and rate card, before it is sent. */
export const ContractDifferences = ({ contract }: { contract: Contract }) => {
  const translate = useTranslate();
  const word = useSigningWords();
  const locale = useLocale();
  const { proposalId, currency, recruiterId, candidateId } = contract;
  const { data: proposal } = useGetOne<Proposal>(
    'proposals',
    { id: proposalId ?? '' },
    { enabled: proposalId !== null, retry: false },
  );
  const { data: request } = useGetOne<Request>(
    'requests',
    { id: proposal?.requestId ?? '' },
    { enabled: proposal !== undefined, retry: false },
  );
  const { data: caps } = useRateCaps(
    recruiterId && candidateId ? [{ proposalId, companyIds: [recruiterId], candidateId, currency }] : [],
  );
  const found = contractDifferences(contract, proposal ?? null, request ?? null, caps?.[0]);
  if (found.length === 0) return null;
  const value = (field: Difference['field'], stored: string | number, of: string) => {
    if (field === 'monthlyHours') return stored;
    if (typeof stored === 'number') return formatMoney(stored, of, locale);
    return field === 'startDate' || field === 'endDate' ? writeDay(stored, locale, 'medium') : stored;
  };
  return (
    <Alert severity="warning">
      {word('differs')}
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        {found.map(({ field, from, agreed, contract: now }) => (
          <li key={`${field} ${from}`}>
            {word(`differsFrom.${from}`, {
              field: translate(`resources.contracts.fields.${field}`),
              agreed: value(field, agreed, from === 'proposal' && proposal ? proposal.currency : currency),
              now: value(field, now, currency),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
};
