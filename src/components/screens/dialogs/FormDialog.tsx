import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { CreateBase, type RaRecord, ResourceContextProvider, useSaveContext } from 'react-admin';
import type { NounName } from '../../../../domain/contract/index.ts';
import { NoRow } from '../../contract/NoRow.tsx';
import { Form } from '../forms/Form.tsx';
import { FormButtons } from '../forms/FormButtons.tsx';
import { Dialog } from './Dialog.tsx';

interface Props {
  resource: NounName;
  title: string;
  lead?: string;
  submitLabel: string;
  /** Initial values. */
  first: Record<string, unknown>;
  /** Selects the values to send; by default all of them. */
  transform?: (typed: Record<string, unknown>) => object;
  size?: 'xs' | 'sm' | 'md';
  onCreated: (row: RaRecord) => void;
  onClose: () => void;
  /** The inputs. */
  children: ReactNode;
}

/** A dialog with a form that creates a row of another noun. */
export const FormDialog = ({
  resource,
  title,
  transform,
  size = 'sm',
  onCreated,
  onClose,
  ...form
}: Props) => {
  const heading = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth={size} fullWidth>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <ResourceContextProvider value={resource}>
        <NoRow>
          <CreateBase redirect={false} mutationOptions={{ onSuccess: onCreated }} transform={transform}>
            <DialogForm {...form} onClose={onClose} />
          </CreateBase>
        </NoRow>
      </ResourceContextProvider>
    </Dialog>
  );
};

type FormProps = Pick<Props, 'first' | 'lead' | 'submitLabel' | 'onClose' | 'children'>;

const DialogForm = ({ first, lead, submitLabel, onClose, children }: FormProps) => {
  const { saving } = useSaveContext();
  return (
    <Form record={{}} defaultValues={first}>
      <DialogContent sx={{ pt: 0 }}>
        {lead && <DialogContentText sx={{ mb: 2 }}>{lead}</DialogContentText>}
        {children}
      </DialogContent>
      <FormButtons label={submitLabel} busy={saving} onCancel={onClose} />
    </Form>
  );
};
