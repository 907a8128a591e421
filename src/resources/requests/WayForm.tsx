import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { LastingDraft, useDraft } from '../../components/drafts/LastingDraft.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';

export interface WayProps {
  onLeave: () => void;
  onDone: () => void;
}

interface Props {
  /** The name of the draft, which is kept until it is sent. */
  way: string;
  first: FieldValues;
  /** Values that a link brings. They leave the draft alone: it is the user's own, and comes back without the link. */
  prepared?: FieldValues | null;
  sendLabel: ReactNode;
  sending: boolean;
  onSend: (answers: FieldValues) => unknown;
  onLeave: () => void;
  children: ReactNode;
}

/** One way to respond: its inputs, with what a link prepared, or else the draft restored. */
export const WayForm = ({ way, first, prepared, sendLabel, sending, onSend, onLeave, children }: Props) => {
  const translate = useTranslate();
  const request = useRecordContext();
  const name = `responses.${request?.id}.${way}`;
  const { draft } = useDraft(name);
  // The initial defaults are kept: new ones would reset the form while the user types.
  const [defaults] = useState(() => ({ ...first, ...(prepared ?? draft) }));
  return (
    <Form record={{}} defaultValues={defaults} onSubmit={onSend}>
      {!prepared && <LastingDraft name={name} />}
      <DialogContent>
        {prepared && (
          <Alert severity="info" sx={{ mb: 2.5 }}>
            {translate('requests.prepared')}
          </Alert>
        )}
        {children}
      </DialogContent>
      <DialogActions sx={{ position: 'sticky', bottom: 0, zIndex: 1, bgcolor: 'background.paper' }}>
        <Button color="inherit" onClick={onLeave}>
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={sending}>
          {sendLabel}
        </Button>
      </DialogActions>
    </Form>
  );
};
