import { useContext } from 'react';
import { ListContext, useGetList, useRecordContext } from 'react-admin';
import type { Amendment } from '../../../domain/contract/deals/amendments.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';

/** The amendment of the deployment in context that waits for an answer. One request serves a whole list. */
export const useOpenAmendment = (): Amendment | undefined => {
  const contract = useRecordContext<Contract>();
  const listed: readonly Contract[] | undefined = useContext(ListContext)?.data;
  const contractId = (listed ?? (contract ? [contract] : [])).map(({ id }) => id);
  const { data } = useGetList<Amendment>(
    'amendments',
    {
      filter: { contractId, status: 'Proposed' },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: contractId.length > 0 },
  );
  return data?.find((one) => one.contractId === contract?.id);
};
