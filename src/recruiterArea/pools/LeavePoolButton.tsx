import Button from '@mui/material/Button';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import type { PoolMember } from '../../../domain/contract/hiring/talentPoolMembers.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useMay } from '../../components/contract/useMay.ts';

/** Removes a candidate from the pool, with undo for a few seconds. */
export const LeavePoolButton = ({ member }: { member: PoolMember }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [remove] = useDelete();
  const may = useMay('delete', 'talentPoolMembers', member);
  if (!may) return null;
  const { id, name } = member;
  const leave = () =>
    remove(
      'talentPoolMembers',
      { id, previousData: member },
      {
        mutationMode: 'undoable',
        onSuccess: () => notify('talent.pool.left', { undoable: true, messageArgs: { name } }),
        onError: notifyFailure,
      },
    );
  return (
    <Button
      size="small"
      color="error"
      onClick={leave}
      aria-label={translate('talent.pool.leaveNamed', { name })}
    >
      {translate('talent.pool.leave')}
    </Button>
  );
};
