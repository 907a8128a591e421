import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { ResourceContextProvider, useSaveContext, useTranslate } from 'react-admin';
import type { TalentPool } from '../../../domain/contract/talentPools.ts';
import { FormButtons } from '../../components/screens/FormButtons.tsx';
import { InputGroups } from '../../components/screens/InputGroups.tsx';
import { CarefulEdit } from '../../components/stale/CarefulEdit.tsx';

interface Props {
  pool: TalentPool;
  onClose: () => void;
}

/** Changes a pool's name and note; when somebody else saved first, one is asked what to keep. */
export const EditPoolDialog = ({ pool, onClose }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate('talent.pools.renameTitle', { name: pool.name })}</DialogTitle>
      <ResourceContextProvider value="talentPools">
        <CarefulEdit id={pool.id} saved="talent.pools.renamed" onDone={onClose}>
          <DialogContent sx={{ pt: 0 }}>
            <InputGroups groups={[{ fields: ['name', 'note'] }]} />
          </DialogContent>
          <Buttons onClose={onClose} />
        </CarefulEdit>
      </ResourceContextProvider>
    </Dialog>
  );
};

const Buttons = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  return <FormButtons label={translate('ra.action.save')} busy={saving} onCancel={onClose} />;
};
