import { useTranslate } from 'ra-core';
import type { SavedSearch } from '../../../domain/contract/savedSearches.ts';
import { EditDialog } from '../../components/screens/EditDialog.tsx';

interface Props {
  search: SavedSearch;
  onClose: () => void;
}

/** Changes what a search is called, and whether it tells of new matches. */
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
