import MenuItem from '@mui/material/MenuItem';
import { useDelete, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { SavedSearch } from '../../../domain/contract/savedSearches.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { ButtonMenu, MenuButton } from '../../components/screens/MenuButton.tsx';
import { EditSearchDialog } from './EditSearchDialog.tsx';

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
  const [remove] = useDelete();
  return () =>
    remove(
      'savedSearches',
      { id: search.id, previousData: search },
      {
        mutationMode: 'undoable',
        onSuccess: () =>
          notify('talent.searches.removed', { undoable: true, messageArgs: { name: search.name } }),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
};
