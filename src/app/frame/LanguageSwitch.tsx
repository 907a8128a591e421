import LanguageIcon from '@mui/icons-material/Translate';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SxProps } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type Language, languageCodes, languages } from '../../i18n/languages.ts';
import { switchLanguage, useShownLanguage } from '../../i18n/shownLanguage.ts';
import { usePlatform } from '../../platform/shownPlatform.ts';

/** An entry for every language under its own name; with one language there are none. */
export const useLanguageItems = (onChosen: () => void, sx?: SxProps) => {
  const notify = useNotify();
  const { language } = useShownLanguage();
  const choose = (chosen: Language) => {
    onChosen();
    switchLanguage(chosen).catch(() => notify('ra.notification.i18n_error', { type: 'error' }));
  };
  return usePlatform().features.multiLanguage
    ? languageCodes.map((code) => (
        <MenuItem
          key={code}
          lang={code}
          role="menuitemradio"
          aria-checked={code === language}
          selected={code === language}
          onClick={() => choose(code)}
          sx={sx}
        >
          {languages[code]}
        </MenuItem>
      ))
    : null;
};

export const LanguageSwitch = () => {
  const translate = useTranslate();
  const { language } = useShownLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const items = useLanguageItems(() => setAnchor(null));
  const label = translate('shell.language', { name: languages[language] });
  if (!items) return null;
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <LanguageIcon sx={{ fontSize: 20 }} />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        container={() => anchor?.closest('header') ?? document.body}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        {items}
      </Menu>
    </>
  );
};
