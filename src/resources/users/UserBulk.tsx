import SuspendIcon from '@mui/icons-material/PauseCircleOutlined';
import ActivateIcon from '@mui/icons-material/PlayCircleOutlined';
import { useListContext, useTranslate } from 'ra-core';
import { Button } from 'ra-ui-materialui';
import { useState } from 'react';
import type { User } from '../../../domain/contract/users.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { BulkRemoveButton } from '../../components/screens/BulkRemoveButton.tsx';
import { ExportChosenButton } from '../../components/screens/ExportChosenButton.tsx';
import { type Standing, StandingDialog } from './StandingDialog.tsx';
import { useChangeStandings } from './useChangeStandings.ts';

const icons = { suspend: <SuspendIcon />, activate: <ActivateIcon /> };

/** What one can do with the people chosen in the list. */
export const UserBulk = () => {
  const { data = [], selectedIds } = useListContext<User>();
  const mayEdit = useMay('edit', 'users');
  const mayDelete = useMay('delete', 'users');
  const translate = useTranslate();
  const [asked, setAsked] = useState<Standing | null>(null);
  const { change, busy } = useChangeStandings(() => setAsked(null));
  // React-admin folds the empty toolbar away but leaves its buttons to the keyboard.
  if (!selectedIds?.length) return null;
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const meant = (standing: Standing) =>
    chosen.filter(({ status }) => (status === 'Active') === (standing === 'suspend'));
  return (
    <>
      {mayEdit &&
        (['suspend', 'activate'] as const).map((standing) => (
          <Button
            key={standing}
            label={`people.${standing}.do`}
            disabled={busy || meant(standing).length === 0}
            onClick={() => setAsked(standing)}
          >
            {icons[standing]}
          </Button>
        ))}
      <ExportChosenButton />
      {mayDelete && <BulkRemoveButton />}
      {asked && (
        <StandingDialog
          standing={asked}
          who={translate('people.howMany', { smart_count: meant(asked).length })}
          count={meant(asked).length}
          busy={busy}
          onConfirm={(reason) => change(asked, meant(asked), reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};
