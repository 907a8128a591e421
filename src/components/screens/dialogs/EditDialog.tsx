import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { ResourceContextProvider, useSaveContext, useTranslate } from 'react-admin';
import type { NounName } from '../../../../domain/contract/index.ts';
import { NoRow } from '../../contract/NoRow.tsx';
import { CarefulEdit } from '../../stale/CarefulEdit.tsx';
import { FormButtons } from '../forms/FormButtons.tsx';
import { InputGroups } from '../forms/InputGroups.tsx';
import { Dialog } from './Dialog.tsx';

interface Props {
  resource: NounName;
  id: string;
  title: string;
  lead?: string;
  /** Label of the button; by default Save. */
  submitLabel?: string;
  /** Translation key of the message after saving. */
  saved: string;
  fields: readonly string[];
  /** Those that this dialog needs although they are optional in the contract. */
  required?: readonly string[];
  onClose: () => void;
  /** Content below the inputs, inside the form. */
  children?: ReactNode;
}

/** Edits some fields of a row of another noun; asks what to keep after a conflict. */
export const EditDialog = ({
  resource,
  id,
  title,
  lead,
  submitLabel,
  saved,
  fields,
  required,
  onClose,
  children,
}: Props) => {
  const heading = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <ResourceContextProvider value={resource}>
        <NoRow>
          <CarefulEdit id={id} saved={saved} onDone={onClose}>
            <DialogContent sx={{ pt: 0 }}>
              {lead && <DialogContentText sx={{ mb: 2 }}>{lead}</DialogContentText>}
              <InputGroups groups={[{ fields, required }]} />
              {children}
            </DialogContent>
            <Buttons label={submitLabel} onClose={onClose} />
          </CarefulEdit>
        </NoRow>
      </ResourceContextProvider>
    </Dialog>
  );
};

const Buttons = ({ label, onClose }: { label: string | undefined; onClose: () => void }) => {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  return <FormButtons label={label ?? translate('ra.action.save')} busy={saving} onCancel={onClose} />;
};
