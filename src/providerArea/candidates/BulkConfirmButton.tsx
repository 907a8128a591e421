import ConfirmIcon from '@mui/icons-material/EventAvailableOutlined';
import { useListContext, useUnselectAll } from 'ra-core';
import { Button } from 'ra-ui-materialui';
import { useConfirmAvailability } from './useConfirmAvailability.ts';

/** Confirms the availability of all selected candidates. */
export const BulkConfirmButton = () => {
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
