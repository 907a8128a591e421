import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import type { User } from '../../../../domain/contract/accounts/users.ts';
import { ConfirmDialog } from '../../../components/screens/dialogs/ConfirmDialog.tsx';
import { SuccessorChoice } from './SuccessorChoice.tsx';
import { useHandOver } from './useHandOver.ts';
import { useSuccessors } from './useSuccessors.ts';

/** Hands over to one colleague what a person has open. */
export const HandOverDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const translate = useTranslate();
  const handing = useHandOver(user);
  const people = useSuccessors(user);
  const { work, to, busy, run } = handing;
  const nameOf = (id: string) => people.find((one) => one.id === id)?.fullName ?? id;
  const name = user.fullName;
  const isEmpty = work?.total === 0;
  const confirm = async () => {
    if (isEmpty || (await run(nameOf(to)))) onClose();
  };
  return (
    <ConfirmDialog
      title={translate('handOver.title', { name })}
      text={translate(isEmpty ? 'handOver.none' : 'handOver.text', { name })}
      confirm={translate(isEmpty ? 'ra.action.close' : 'handOver.do')}
      cancel={translate('ra.action.cancel')}
      busy={busy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {work ? (
        !isEmpty && <SuccessorChoice work={work} people={people} handing={handing} />
      ) : (
        <Skeleton variant="rounded" height={96} />
      )}
    </ConfirmDialog>
  );
};
