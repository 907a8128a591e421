import { useTranslate } from 'ra-core';
import type { SavedSearch } from '../../../domain/contract/savedSearches.ts';
import { EditDialog } from '../../components/screens/EditDialog.tsx';

interface Props {
  search: SavedSearch;
  onClose: () => void;
}

/** Edits a search's name and whether it notifies of new matches. */
export const EditSearchDialog = ({ search: { id, name }, onClose }: Props) => {
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
