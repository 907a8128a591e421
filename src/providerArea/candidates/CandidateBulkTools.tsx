import ConfirmIcon from '@mui/icons-material/EventAvailableOutlined';
import { useListContext, useUnselectAll } from 'ra-core';
import { Button } from 'ra-ui-materialui';
import { useMay } from '../../components/contract/useMay.ts';
import { BulkRemoveButton } from '../../components/screens/lists/BulkRemoveButton.tsx';
import { BulkStateButton } from '../../components/screens/lists/BulkStateButton.tsx';
import { ExportChosenButton } from '../../components/screens/lists/ExportChosenButton.tsx';
import { useConfirmAvailability } from './useConfirmAvailability.ts';

/** Confirms the availability of all selected candidates. */
const BulkConfirmButton = () => {
  const { data = [], selectedIds } = useListContext();
  const unselectAll = useUnselectAll('candidates');
  const { confirm, confirming } = useConfirmAvailability();
  const click = async () => {
    await confirm(data.filter(({ id }) => selectedIds.includes(id)));
    unselectAll();
  };
  return (
    <Button label="bench.confirm.one" onClick={click} disabled={confirming}>
      <ConfirmIcon />
    </Button>
  );
};

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
