import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import type { SavedSearch } from '../../../domain/contract/hiring/savedSearches.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { EditDialog } from '../../components/screens/dialogs/EditDialog.tsx';
import { ButtonMenu, MenuButton } from '../../components/screens/MenuButton.tsx';

interface Props {
  search: SavedSearch;
  onClose: () => void;
}

/** Edits a search's name and whether it notifies of new matches. */
const EditSearchDialog = ({ search: { id, name }, onClose }: Props) => {
  const translate = useTranslate();
  return (
    <EditDialog
      resource="savedSearches"
      id={id}
      title={translate('talent.searches.changeTitle', { name })}
      saved="talent.searches.changed"
      fields={['name', 'alert']}
      onClose={onClose}
    />
  );
};

/** Renames a search, turns its notifications on or off, or deletes it. */
export const SavedSearchMenu = ({ search }: { search: SavedSearch }) => {
  const translate = useTranslate();
  const [editing, setEditing] = useState(false);
  const remove = useRemove(search);
  const may = useMay('edit', 'savedSearches', search);
  if (!may) return null;
  return (
    <>
      <MenuButton label={translate('talent.searches.menu', { name: search.name })}>
        {(menu) => (
          <ButtonMenu menu={menu}>
            <MenuItem onClick={menu.pick(() => setEditing(true))}>
              {translate('talent.searches.change')}
            </MenuItem>
            <MenuItem onClick={menu.pick(remove)} sx={{ color: 'error.main' }}>
              {translate('talent.searches.remove')}
            </MenuItem>
          </ButtonMenu>
        )}
      </MenuButton>
      {editing && <EditSearchDialog search={search} onClose={() => setEditing(false)} />}
    </>
  );
};

const useRemove = (search: SavedSearch) => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [remove] = useDelete();
  return () =>
    remove(
      'savedSearches',
      { id: search.id, previousData: search },
      {
        mutationMode: 'undoable',
        onSuccess: () =>
          notify('talent.searches.removed', { undoable: true, messageArgs: { name: search.name } }),
        onError: notifyFailure,
      },
    );
};
