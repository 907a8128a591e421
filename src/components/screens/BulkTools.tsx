import { useListContext } from 'react-admin';
import { useMay } from '../contract/useMay.ts';
import { useNoun } from '../contract/useNoun.ts';
import { BulkRemoveButton } from './BulkRemoveButton.tsx';
import { BulkStateButton } from './BulkStateButton.tsx';
import { ExportChosenButton } from './ExportChosenButton.tsx';

/** What one can do with the rows chosen in a list. */
export const BulkTools = () => {
  const noun = useNoun();
  const { selectedIds } = useListContext();
  const mayEdit = useMay('edit', noun.name);
  const mayDelete = useMay('delete', noun.name);
  // React-admin folds the empty toolbar away but leaves its buttons to the keyboard.
  if (!selectedIds?.length) return null;
  return (
    <>
      {mayEdit && noun.lifecycles.map(({ field }) => <BulkStateButton key={field} field={field} />)}
      <ExportChosenButton />
      {mayDelete && <BulkRemoveButton />}
    </>
  );
};
