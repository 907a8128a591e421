import ContrastIcon from '@mui/icons-material/Contrast';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { chooseColourScheme, useColourScheme } from '../components/colourScheme.ts';

export const ColourSchemeSwitch = () => {
  const translate = useTranslate();
  const dark = useColourScheme() === 'dark';
  const label = translate(dark ? 'shell.toLight' : 'shell.toDark');
  return (
    <Tooltip title={label}>
      <IconButton
        color="inherit"
        aria-label={label}
        onClick={() => chooseColourScheme(dark ? 'light' : 'dark')}
      >
        <ContrastIcon />
      </IconButton>
    </Tooltip>
  );
};
