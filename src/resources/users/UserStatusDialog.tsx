import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';
import { ReasonDialog } from '../../components/screens/dialogs/ReasonDialog.tsx';

export type StatusChange = 'suspend' | 'activate';
interface Props {
  change: StatusChange;
  /** A name, or a number of users. */
  who: string;
  /** The number of users affected. */
  count: number;
  busy: boolean;
  refused?: string;
  onConfirm: (reason: string | null) => void;
  onClose: () => void;
}

/** Explains the effect of suspending or activating, and asks for the reason of a suspension. */
export const UserStatusDialog = ({ change, who, count, busy, refused, onConfirm, onClose }: Props) => {
  const translate = useTranslate();
  const common = {
    title: translate(`people.${change}.title`, { who }),
    text: translate(`people.${change}.text`, { smart_count: count }),
    confirm: translate(`people.${change}.do`),
    busy,
    onCancel: onClose,
  };
  return change === 'suspend' ? (
    <ReasonDialog
      {...common}
      stored={['users', 'statusReason']}
      label={translate('resources.users.fields.statusReason')}
      refused={refused}
      onConfirm={onConfirm}
    />
  ) : (
    <ConfirmDialog {...common} cancel={translate('ra.action.cancel')} onConfirm={() => onConfirm(null)}>
      {refused && <DialogContentText color="error">{refused}</DialogContentText>}
    </ConfirmDialog>
  );
};
