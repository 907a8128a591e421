import { useGetManyReference, useRecordContext } from 'react-admin';
import type { NounName } from '../../../domain/contract/index.ts';
import type { Row } from '../../../domain/contract/noun.ts';

/** The rows of another noun that belong to the request in context, oldest first. */
export const useRequestRows = <R extends Row>(noun: NounName & ('proposals' | 'requestSteps')) => {
  const request = useRecordContext();
  return useGetManyReference<R>(
    noun,
    {
      target: 'requestId',
      id: request?.id,
      pagination: { page: 1, perPage: 500 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: request !== undefined },
  );
};
