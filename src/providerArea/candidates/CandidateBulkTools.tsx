import HotListIcon from '@mui/icons-material/CampaignOutlined';
import ConfirmIcon from '@mui/icons-material/EventAvailableOutlined';
import { Button, useBasename, useListContext, useUnselectAll } from 'react-admin';
import { Link } from 'react-router-dom';
import { mostPeople } from '../../../domain/contract/hotLists/hotLists.ts';
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

/** Starts a hot list with the selected candidates. */
const HotListButton = () => {
  const { selectedIds } = useListContext();
  const basename = useBasename();
  const may = useMay('create', 'hotLists');
  if (!may || selectedIds.length > mostPeople) return null;
  return (
    <Button
      label="bench.hotList"
      component={Link}
      to={`${basename}/hotLists/create`}
      state={{ candidateIds: selectedIds }}
    >
      <HotListIcon />
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
      <HotListButton />
      {mayEdit && <BulkStateButton field="status" />}
      <ExportChosenButton />
      {mayDelete && <BulkRemoveButton />}
    </>
  );
};
