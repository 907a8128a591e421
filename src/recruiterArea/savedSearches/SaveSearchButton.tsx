import BookmarkIcon from '@mui/icons-material/SavedSearchOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { searchOf } from '../../../domain/contract/hiring/savedSearches.ts';
import { CreateDialog } from '../../components/screens/dialogs/CreateDialog.tsx';

/** Saves the current filters, as they are in the address, under a name. */
export const SaveSearchButton = () => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<BookmarkIcon />} onClick={() => setOpen(true)}>
        {translate('talent.searches.save')}
      </Button>
      {open && (
        <CreateDialog
          resource="savedSearches"
          title={translate('talent.searches.saveTitle')}
          lead={translate('talent.searches.saveLead')}
          submitLabel={translate('talent.searches.saveSend')}
          done={translate('talent.searches.saved')}
          fields={['name', 'alert']}
          along={searchOf(filterValues)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
