import { BulkDeleteWithConfirmButton, useCanAccess } from 'react-admin';
import { useNoun } from '../contract/useNoun.ts';
import { BulkStateButton } from './BulkStateButton.tsx';
import { ExportChosenButton } from './ExportChosenButton.tsx';

/** What one can do with the rows chosen in a list. */
export const BulkTools = () => {
  const noun = useNoun();
  const { canAccess: mayEdit } = useCanAccess({ resource: noun.name, action: 'edit' });
  const { canAccess: mayDelete } = useCanAccess({ resource: noun.name, action: 'delete' });
  return (
    <>
      {mayEdit && noun.lifecycles.map(({ field }) => <BulkStateButton key={field} field={field} />)}
      <ExportChosenButton />
      {mayDelete && <BulkDeleteWithConfirmButton mutationMode="pessimistic" />}
    </>
  );
};
