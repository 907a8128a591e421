import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { ResourceContextProvider, TextInput, useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { KeepDraft } from '../../components/drafts/KeepDraft.tsx';
import { needed } from '../../components/inputs/needed.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { FormFault } from '../../components/screens/forms/FormFault.tsx';
import { useCreateEach } from '../compactList/useCreateEach.ts';

interface Props {
  /** The requests to write to, by the names of their providers. */
  requests: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** Writes the same message into the conversation of each request. */
export const MessageAllDialog = ({ requests, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const notify = useNotify();
  const words = (key: string, values?: object) => translate(`requisitions.messageAll.${key}`, values);
  // Who has got the message is not written to again.
  const [left, setLeft] = useState(requests);
  const [fault, setFault] = useState<string>();
  const { createEach, saving } = useCreateEach('conversationMessages');
  const send = async ({ text }: FieldValues) => {
    setFault(undefined);
    const { made, refused } = await createEach(left, ({ id: requestId }) => ({ requestId, text }));
    if (made.length > 0)
      notify('requisitions.messageAll.sent', {
        type: 'success',
        messageArgs: { smart_count: made.length },
      });
    if (made.length === left.length) return onClose();
    setLeft(left.filter(({ id }) => !made.includes(id)));
    const names = refused.map(({ name, reason }) => `${name} (${reason})`).join(', ');
    if (names) setFault(words('failed', { names }));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{words('title', { smart_count: left.length })}</DialogTitle>
      <ResourceContextProvider value="conversationMessages">
        <NoRow>
          <Form record={{}} defaultValues={{ text: '' }} onSubmit={send}>
            <DialogContent sx={{ pt: 0 }}>
              <DialogContentText sx={{ mb: 2 }}>{words('lead')}</DialogContentText>
              <FormFault fault={fault} />
              <KeepDraft />
              <TextInput
                source="text"
                label="requisitions.messageAll.text"
                multiline
                minRows={4}
                isRequired
                helperText={false}
                validate={needed(validateField('conversationMessages', 'text'))}
              />
            </DialogContent>
            <FormButtons
              label={words('send', { smart_count: left.length })}
              busy={saving}
              onCancel={onClose}
            />
          </Form>
        </NoRow>
      </ResourceContextProvider>
    </Dialog>
  );
};
