import { useListContext } from 'ra-core';
import { useMay } from '../../components/contract/useMay.ts';
import { BulkRemoveButton } from '../../components/screens/BulkRemoveButton.tsx';
import { BulkStateButton } from '../../components/screens/BulkStateButton.tsx';
import { ExportChosenButton } from '../../components/screens/ExportChosenButton.tsx';
import { BulkConfirmButton } from './BulkConfirmButton.tsx';

/** Actions for the selected candidates. */
export const CandidateBulkTools = () => {
  const { selectedIds } = useListContext();
  const mayEdit = useMay('edit', 'candidates');
  const mayDelete = useMay('delete', 'candidates');
  if (!selectedIds?.length) return null;
  return (
    <>
      {mayEdit && <BulkConfirmButton />}
      {mayEdit && <BulkStateButton field="status" />}
      <ExportChosenButton />
      {mayDelete && <BulkRemoveButton />}
    </>
  );
};
