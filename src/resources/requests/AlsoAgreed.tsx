import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useGetList, useGetManyAggregate, useLocale, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { deploymentTypes } from '../../../domain/contract/deals/deployments.ts';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { BookedNote } from '../../components/fields/AvailabilityField.tsx';
import { writeDay } from '../../components/fields/writeDay.ts';

const newest = { pagination: { page: 1, perPage: 20 }, sort: { field: 'id', order: 'DESC' } } as const;

/** What else the company has agreed or drafted for the candidate of a quote, and the days on which anybody has signed for them. */
export const AlsoAgreed = ({ proposal: { id, candidateId, name } }: { proposal: Proposal }) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { data: awards = [] } = useGetList<Proposal>('proposals', {
    filter: { candidateId, status: 'Accepted' },
    ...newest,
  });
  const { data: contracts = [] } = useGetList<Contract>('contracts', {
    filter: { candidateId, status: ['Draft', 'Pending', 'Active'], type: deploymentTypes },
    ...newest,
  });
  const { data: people } = useGetManyAggregate<Candidate>('candidates', { ids: [candidateId] });
  const candidate = people?.find((one) => one?.id === candidateId);
  const day = (date: string) => writeDay(date, locale, 'medium');
  const followed = new Set(contracts.map(({ proposalId }) => proposalId));
  const lines = [
    ...awards
      .filter((award) => award.id !== id && !followed.has(award.id))
      .map((award) =>
        translate('requests.proposals.also.award', { id: award.id, from: day(award.startDate) }),
      ),
    ...contracts
      .filter(({ proposalId }) => proposalId !== id)
      .map((contract) =>
        translate('requests.proposals.also.contract', {
          id: contract.id,
          status: translate(valueKey('contracts', 'status', contract.status)),
          from: day(contract.startDate),
          until: day(contract.endDate),
        }),
      ),
  ];
  return (
    <>
      {lines.length > 0 && (
        <Alert severity="warning">
          <AlertTitle sx={{ fontSize: 14 }}>
            {translate('requests.proposals.also.title', { name })}
          </AlertTitle>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Alert>
      )}
      {candidate && <BookedNote candidate={candidate} />}
    </>
  );
};
