import { useDelete, useNotify, useTranslate } from 'react-admin';
import type { Pool } from '../../../domain/contract/hiring/talentPools.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useInsight } from '../../components/insight/useInsight.ts';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';

interface Props {
  pool: Pool;
  onClose: () => void;
  onRemoved?: (() => void) | undefined;
}

/** Confirms deleting a pool, with undo for a short time. */
export const RemovePoolDialog = ({ pool, onClose, onRemoved }: Props) => {
  const translate = useTranslate();
  const { data } = useInsight('poolSizes', {});
  const remove = useUndoableRemove(pool, onRemoved);
  const { name } = pool;
  const candidates = data?.byPool[pool.id] ?? 0;
  return (
    <ConfirmDialog
      colour="error"
      title={translate('talent.pools.removeTitle', { name })}
      text={translate(candidates ? 'talent.pools.removeText' : 'talent.pools.removeEmpty', {
        smart_count: candidates,
      })}
      confirm={translate('talent.pools.remove')}
      cancel={translate('ra.action.cancel')}
      onConfirm={() => {
        onClose();
        remove();
      }}
      onCancel={onClose}
    />
  );
};

const useUndoableRemove = (pool: Pool, onRemoved?: () => void) => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [remove] = useDelete();
  return () =>
    remove(
      'talentPools',
      { id: pool.id, previousData: pool },
      {
        mutationMode: 'undoable',
        onSuccess: () => {
          notify('talent.pools.removed', { undoable: true, messageArgs: { name: pool.name } });
          onRemoved?.();
        },
        onError: notifyFailure,
      },
    );
};
