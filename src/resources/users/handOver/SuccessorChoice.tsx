import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { OpenWork } from '../../../../domain/change/openWork.ts';
import type { User } from '../../../../domain/contract/accounts/users.ts';
import type { HandingOver } from './useHandOver.ts';

type Props = {
  work: OpenWork;
  people: readonly User[];
  handing: Pick<HandingOver, 'to' | 'choose' | 'fault'>;
  /** Nobody has to be chosen. */
  optional?: boolean;
};

/** What a person has open, by kind, and the colleague who takes it over. */
export const SuccessorChoice = ({ work, people, handing, optional = false }: Props) => {
  const translate = useTranslate();
  const { to, choose, fault } = handing;
  return (
    <>
      <Box component="ul" aria-label={translate('handOver.open')} sx={{ m: 0, pl: 2.5 }}>
        {work.kinds.map(({ kind, count }) => (
          <Typography component="li" variant="body2" key={kind}>
            {translate(`handOver.kinds.${kind}`, { smart_count: count })}
          </Typography>
        ))}
      </Box>
      <TextField
        select
        fullWidth
        margin="none"
        label={translate('handOver.to')}
        value={to}
        required={!optional}
        error={Boolean(fault)}
        helperText={fault}
        onChange={(event) => choose(event.target.value)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        {optional && <MenuItem value="">{translate('handOver.nobodyYet')}</MenuItem>}
        {people.map(({ id, fullName }) => (
          <MenuItem key={id} value={id}>
            {fullName}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
};
