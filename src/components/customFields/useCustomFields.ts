import { useGetList } from 'react-admin';
import { type CustomField, customFieldNoun } from '../../../domain/contract/customFields/customFields.ts';
import { mostCustomFields } from '../../../domain/contract/customFields/customValues.ts';
import { useActor } from '../contract/useActor.ts';
import { useMay } from '../contract/useMay.ts';

/** The custom fields that the company of this user has added to a noun, archived ones included, in their order. */
export const useCustomFields = (name: string) => {
  const noun = customFieldNoun(name, useActor().userType);
  const mayRead = useMay('list', 'customFields');
  return useGetList<CustomField>(
    'customFields',
    {
      filter: { noun },
      sort: { field: 'position', order: 'ASC' },
      pagination: { page: 1, perPage: mostCustomFields },
    },
    { enabled: noun !== null && mayRead },
  );
};
