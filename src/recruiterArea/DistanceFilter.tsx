import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'react-admin';

export const distances = [0, 25, 50, 100, 250];

/** How far around the city of the list, once there is one. */
export const DistanceFilter = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { within = 0, ...others } = filterValues;
  if (!filterValues.city) return null;
  return (
    <TextField
      select
      size="small"
      margin="dense"
      label={translate('recommendations.form.within')}
      value={within}
      onChange={({ target }) => {
        const chosen = Number(target.value);
        setFilters(chosen > 0 ? { ...others, within: chosen } : others);
      }}
    >
      {(distances.includes(within) ? distances : [...distances, within]).map((count) => (
        <MenuItem key={count} value={count}>
          {translate(`recommendations.form.${count === 0 ? 'withinPlace' : 'withinDistance'}`, { count })}
        </MenuItem>
      ))}
    </TextField>
  );
};
