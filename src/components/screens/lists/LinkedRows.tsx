import Chip from '@mui/material/Chip';
import { useListContext, useTranslate } from 'react-admin';

/** A list that a link has opened with certain rows says so, and offers the others again. */
export const LinkedRows = () => {
  const translate = useTranslate();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { id, ...others } = filterValues;
  if (id === undefined) return null;
  const clear = () => setFilters(others, displayedFilters);
  return (
    <Chip
      label={translate('screens.linkedRows', { smart_count: [id].flat().length })}
      title={translate('ra.action.remove_filter')}
      onClick={clear}
      onDelete={clear}
      sx={{ m: 1 }}
    />
  );
};
