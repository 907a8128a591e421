import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { PersonNoun } from '../../../domain/privacy/personNouns.ts';
import type { ErasurePreview } from '../../../domain/privacy/preview.ts';
import { useReason } from '../../auth/useReason.ts';
import { toldText } from '../../i18n/textOf.ts';
import { Dialog } from '../screens/dialogs/Dialog.tsx';
import { ErasureForm } from './ErasureForm.tsx';
import { ErasureScope } from './ErasureScope.tsx';
import { PersonalDataButton } from './PersonalDataButton.tsx';
import { useErasurePreview } from './useErasure.ts';

interface Props {
  noun: PersonNoun;
  id: string;
  onClose: () => void;
}

/** Explains what an erasure removes and keeps, offers the export first, and asks for the name. */
export const ErasureDialog = ({ noun, id, onClose }: Props) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const heading = useId();
  const { data: preview, error } = useErasurePreview(noun, id);
  const fault = error ? reasonOf(error) : preview?.refused && toldText(preview.refused);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate('erasure.title', { name: preview?.name ?? id })}</DialogTitle>
      {fault ? (
        <Refused fault={fault} onClose={onClose} />
      ) : (
        preview && <Asked preview={preview} onClose={onClose} />
      )}
    </Dialog>
  );
};

const Refused = ({ fault, onClose }: { fault: string; onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <>
      <DialogContent>
        <Alert severity="info">{translate(fault, { _: fault })}</Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </>
  );
};

const Asked = ({ preview, onClose }: { preview: ErasurePreview; onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <ErasureForm preview={preview} onClose={onClose}>
      <Alert severity="warning" action={<PersonalDataButton noun={preview.noun} />} sx={warning}>
        {translate('erasure.warning')}
      </Alert>
      <ErasureScope preview={preview} />
    </ErasureForm>
  );
};

const warning = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  '& .MuiAlert-message': { flex: 1, minWidth: 180 },
  '& .MuiAlert-action': { pt: 0, pl: { xs: 0, sm: 2 }, ml: { xs: 0, sm: 'auto' }, mr: 0 },
};
