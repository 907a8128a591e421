import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  label: string;
  description: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  children?: ReactNode;
}

/** A switch with its description and dependent content below. */
export const SwitchRow = ({ label, description, checked, disabled, onChange, children }: Props) => {
  const id = useId();
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { border: 0 } }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="label" htmlFor={id} sx={{ fontWeight: 600, display: 'block' }}>
            {label}
          </Typography>
          <Typography id={`${id}-about`} variant="body2" color="textSecondary">
            {description}
          </Typography>
        </Box>
        <Switch
          checked={checked}
          disabled={disabled}
          onChange={(_, on) => onChange(on)}
          slotProps={{ input: { id, role: 'switch', 'aria-describedby': `${id}-about` } }}
        />
      </Box>
      {children && <Box sx={{ '& > .MuiButton-text': { ml: -0.625 } }}>{children}</Box>}
    </Box>
  );
};
