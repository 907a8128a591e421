import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type MouseEvent, useId, useState } from 'react';
import { TextInput, useListContext, useRecordContext, useTranslate } from 'react-admin';
import type { Timesheet } from '../../../domain/contract/deals/timesheets.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { needed } from '../../components/inputs/needed.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { useMoveCarefully } from '../../components/screens/useMoveRows.ts';
import { ApproveDialog } from './ApproveDialog.tsx';

/**
 * Approves or rejects the timesheet in context; nothing unless it waits for this person. Its page shows the amount
 * beside the buttons; a list asks with the amount first.
 */
export const SheetActs = ({ inList }: { inList?: boolean }) => {
  const sheet = useRecordContext<Timesheet>();
  const { userType } = useActor();
  const may = useMay('edit', 'timesheets', sheet);
  if (sheet?.status !== 'Submitted' || userType !== 'recruiter' || !may) return null;
  return <Acts rows={[sheet]} inList={inList} />;
};

/** The same for the selected rows of a list. */
export const BulkSheetActs = () => {
  const { data = [], selectedIds } = useListContext<Timesheet>();
  const { userType } = useActor();
  const may = useMay('edit', 'timesheets');
  const rows = data.filter(({ id, status }) => selectedIds.includes(id) && status === 'Submitted');
  return userType === 'recruiter' && may && rows.length ? (
    <Acts rows={rows} chosen={selectedIds.length} inList />
  ) : null;
};

interface ActsProps {
  rows: readonly Timesheet[];
  /** The number of selected rows, with those that do not wait for an answer. */
  chosen?: number;
  inList?: boolean | undefined;
}

const Acts = ({ rows, chosen = rows.length, inList }: ActsProps) => {
  const translate = useTranslate();
  const { move, moving } = useMoveCarefully();
  const [isApproving, setApproving] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  // A click on a row opens it; a click on its buttons must not.
  const only = (act: () => void) => (event: MouseEvent) => {
    event.stopPropagation();
    act();
  };
  const approve = () => move(rows, 'status', 'Approved', { chosen });
  const size = inList ? 'small' : 'medium';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        size={size}
        variant="contained"
        loading={moving}
        onClick={only(() => (inList ? setApproving(true) : approve()))}
      >
        {translate('timesheets.approve')}
      </Button>
      <Button size={size} color="inherit" disabled={moving} onClick={only(() => setRejecting(true))}>
        {translate('timesheets.reject')}
      </Button>
      {isApproving && (
        <ApproveDialog
          sheets={rows}
          others={chosen - rows.length}
          busy={moving}
          onClose={() => setApproving(false)}
          onApprove={async () => {
            await approve();
            setApproving(false);
          }}
        />
      )}
      {isRejecting && (
        <RejectDialog
          count={rows.length}
          busy={moving}
          onClose={() => setRejecting(false)}
          onReject={async (reason) => {
            await move(rows, 'status', 'Rejected', { along: { reason }, chosen });
            setRejecting(false);
          }}
        />
      )}
    </Box>
  );
};

interface RejectProps {
  count: number;
  busy: boolean;
  onClose: () => void;
  onReject: (reason: string) => void;
}

const RejectDialog = ({ count, busy, onClose, onReject }: RejectProps) => {
  const heading = useId();
  const translate = useTranslate();
  return (
    <Dialog
      open
      onClose={onClose}
      onClick={(event) => event.stopPropagation()}
      aria-labelledby={heading}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={heading}>{translate('timesheets.rejectTitle', { smart_count: count })}</DialogTitle>
      <Form
        record={{}}
        defaultValues={{ reason: '' }}
        onSubmit={({ reason }: { reason?: string }) => onReject(String(reason))}
      >
        <DialogContent sx={{ pt: 0 }}>
          <TextInput
            source="reason"
            label="timesheets.rejectReason"
            multiline
            minRows={3}
            isRequired
            helperText="timesheets.rejectHint"
            validate={needed(validateField('timesheets', 'reason'))}
          />
        </DialogContent>
        <FormButtons label={translate('timesheets.reject')} busy={busy} onCancel={onClose} />
      </Form>
    </Dialog>
  );
};
