import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import {
  CreateBase,
  Form,
  type RaRecord,
  ResourceContextProvider,
  useNotify,
  useSaveContext,
} from 'react-admin';
import type { NounName } from '../../../domain/contract/index.ts';
import { firstFormValues } from '../contract/firstFormValues.ts';
import { NoRow } from '../contract/NoRow.tsx';
import { useNoun } from '../contract/useNoun.ts';
import { KeepDraft } from '../drafts/KeepDraft.tsx';
import { FormButtons } from './FormButtons.tsx';
import { InputGroups } from './InputGroups.tsx';

interface Props {
  resource: NounName;
  title: string;
  lead?: string;
  submitLabel: string;
  /** Said when the row is there. */
  done: string;
  fields: readonly string[];
  /** Values one may change, and values that go along unseen. */
  first?: Record<string, unknown>;
  along?: Record<string, unknown>;
  /** What comes once the row is there; by itself the dialog only closes. */
  onCreated?: (row: RaRecord) => void;
  onClose: () => void;
  /** What stands below the inputs, inside the form. */
  children?: ReactNode;
}

/** Adds a row of another noun without leaving the page. */
export const CreateDialog = ({
  resource,
  title,
  lead,
  done,
  along,
  onClose,
  onCreated = onClose,
  ...form
}: Props) => {
  const heading = useId();
  const notify = useNotify();
  const onSuccess = (row: RaRecord) => {
    notify(done, { type: 'success', messageArgs: { id: row.id } });
    onCreated(row);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <ResourceContextProvider value={resource}>
        <NoRow>
          <CreateBase
            redirect={false}
            mutationOptions={{ onSuccess }}
            transform={(answers: object) => ({ ...answers, ...along })}
          >
            <DialogForm {...form} lead={lead} onClose={onClose} />
          </CreateBase>
        </NoRow>
      </ResourceContextProvider>
    </Dialog>
  );
};

type FormProps = Pick<Props, 'fields' | 'first' | 'lead' | 'submitLabel' | 'onClose' | 'children'>;

const DialogForm = ({ fields, first, lead, submitLabel, onClose, children }: FormProps) => {
  const noun = useNoun();
  const { saving } = useSaveContext();
  return (
    <Form record={{}} defaultValues={{ ...firstFormValues(noun, fields), ...first }}>
      <DialogContent sx={{ pt: 0 }}>
        {lead && <DialogContentText sx={{ mb: 2 }}>{lead}</DialogContentText>}
        <KeepDraft />
        <InputGroups groups={[{ fields }]} />
        {children}
      </DialogContent>
      <FormButtons label={submitLabel} busy={saving} onCancel={onClose} />
    </Form>
  );
};
