import SuspendIcon from '@mui/icons-material/PauseCircleOutlined';
import ActivateIcon from '@mui/icons-material/PlayCircleOutlined';
import { useState } from 'react';
import { Button, useListContext, useTranslate } from 'react-admin';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { BulkRemoveButton } from '../../components/screens/lists/BulkRemoveButton.tsx';
import { ExportChosenButton } from '../../components/screens/lists/ExportChosenButton.tsx';
import { type StatusChange, UserStatusDialog } from './UserStatusDialog.tsx';
import { useChangeUserStatuses } from './useChangeUserStatuses.ts';

const icons = { suspend: <SuspendIcon />, activate: <ActivateIcon /> };

/** Bulk actions for the selected users. */
export const UserBulk = () => {
  const { data = [], selectedIds } = useListContext<User>();
  const mayEdit = useMay('edit', 'users');
  const mayDelete = useMay('delete', 'users');
  const translate = useTranslate();
  const [asked, setAsked] = useState<StatusChange | null>(null);
  const { changeStatuses, busy } = useChangeUserStatuses(() => setAsked(null));
  // React-admin collapses the empty toolbar but leaves its buttons in the tab order.
  if (!selectedIds?.length) return null;
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const meant = (change: StatusChange) =>
    chosen.filter(({ status }) => (status === 'Active') === (change === 'suspend'));
  return (
    <>
      {mayEdit &&
        (['suspend', 'activate'] as const).map((change) => (
          <Button
            key={change}
            label={`people.${change}.do`}
            disabled={busy || meant(change).length === 0}
            onClick={() => setAsked(change)}
          >
            {icons[change]}
          </Button>
        ))}
      <ExportChosenButton />
      {mayDelete && <BulkRemoveButton />}
      {asked && (
        <UserStatusDialog
          change={asked}
          who={translate('people.howMany', { smart_count: meant(asked).length })}
          count={meant(asked).length}
          busy={busy}
          onConfirm={(reason) => changeStatuses(asked, meant(asked), reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};
