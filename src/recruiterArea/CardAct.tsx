import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';

interface Props {
  icon: ReactElement;
  /** What the button says, or its tooltip. */
  label: string;
  /** The same with the person's name, for readers that hear one button at a time. */
  named: string;
  /** An icon alone, for a card. */
  isIcon: boolean;
  onClick: () => void;
}

/** A further action for a candidate: a button, or on a card its icon alone. */
export const CardAct = ({ icon, label, named, isIcon, onClick }: Props) =>
  isIcon ? (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={named} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  ) : (
    <Button size="small" variant="outlined" startIcon={icon} aria-label={named} onClick={onClick}>
      {label}
    </Button>
  );
