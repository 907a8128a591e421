import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useCompanyZone } from '../useCompanyZone.ts';

export type Overlap = { hours: number; zone: string };

interface Props {
  value: Overlap | null;
  onChange: (value: Overlap | null) => void;
}

const leastHours = [2, 4, 6];
const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/** How many hours of the working day a candidate shares at least with a time zone, which is the company’s at first. */
export const OverlapInputs = ({ value, onChange }: Props) => {
  const translate = useTranslate();
  const companyZone = useCompanyZone() ?? 'UTC';
  const offered = value && !leastHours.includes(value.hours) ? [...leastHours, value.hours] : leastHours;
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1.5, mb: 1 }}>
      <TextField
        select
        size="small"
        margin="none"
        label={translate('talent.overlap.label')}
        value={value?.hours ?? ''}
        helperText={value ? translate('talent.overlap.hint') : undefined}
        slotProps={{
          inputLabel: { shrink: true },
          select: { displayEmpty: true },
        }}
        onChange={({ target }) =>
          onChange(
            target.value === '' ? null : { hours: Number(target.value), zone: value?.zone ?? companyZone },
          )
        }
      >
        <MenuItem value="">{translate('talent.overlap.any')}</MenuItem>
        {offered.map((hours) => (
          <MenuItem key={hours} value={hours}>
            {translate('talent.overlap.atLeast', { hours })}
          </MenuItem>
        ))}
      </TextField>
      {value && (
        <Autocomplete
          size="small"
          disableClearable
          options={zones.includes(value.zone) ? zones : [value.zone, ...zones]}
          getOptionLabel={(zone) => zone.replaceAll('_', ' ')}
          value={value.zone}
          onChange={(_, zone) => onChange({ ...value, zone })}
          renderInput={(params) => (
            <TextField {...params} margin="none" label={translate('talent.overlap.zone')} />
          )}
        />
      )}
    </Box>
  );
};
