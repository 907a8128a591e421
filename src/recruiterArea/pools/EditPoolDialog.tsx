import { useTranslate } from 'react-admin';
import type { Pool } from '../../../domain/contract/hiring/talentPools.ts';
import { EditDialog } from '../../components/screens/dialogs/EditDialog.tsx';

interface Props {
  pool: Pool;
  onClose: () => void;
}

/** Edits a pool's name and note. */
export const EditPoolDialog = ({ pool: { id, name }, onClose }: Props) => {
  const translate = useTranslate();
  return (
    <EditDialog
      resource="talentPools"
      id={id}
      title={translate('talent.pools.renameTitle', { name })}
      saved="talent.pools.renamed"
      fields={['name', 'note']}
      onClose={onClose}
    />
  );
};
