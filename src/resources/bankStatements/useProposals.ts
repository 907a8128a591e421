import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Proposal } from '../../../domain/billing/statements/matches.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

/** A proposal of an entry, which names invoices and transactions by number. */
export type Certain = { entryId: string; parts: Proposal['parts'] };

/** What the open entries of a statement are likely to be, and which rows that is about. */
export const useProposals = (id: string) => {
  const { bankProposals } = useDataProvider<DataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['bankEntries', 'proposals', id],
    queryFn: () => bankProposals({ id }).then((answer) => answer.data),
    staleTime: 0,
  });
  const byEntry = new Map(data?.entries.map(({ entryId, proposals }) => [entryId, proposals]));
  const companies = new Map(
    [...(data?.invoices ?? []), ...(data?.transactions ?? [])].map((one) => [one.id, one]),
  );
  const certain: Certain[] = [...byEntry].flatMap(([entryId, [best]]) =>
    best?.isCertain ? [{ entryId, parts: best.parts }] : [],
  );
  return { byEntry, companies, certain, isRead: data !== undefined, error, refetch };
};

export type Proposals = ReturnType<typeof useProposals>;
