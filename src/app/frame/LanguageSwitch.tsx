import LanguageIcon from '@mui/icons-material/Translate';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type Language, languageCodes, languages } from '../../i18n/languages.ts';
import { switchLanguage, useShownLanguage } from '../../i18n/shownLanguage.ts';
import { usePlatform } from '../../platform/shownPlatform.ts';

/** Lists every language under its own name. */
export const LanguageSwitch = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { language } = useShownLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('shell.language', { name: languages[language] });
  const { multiLanguage } = usePlatform().features;
  if (!multiLanguage) return null;
  const choose = (chosen: Language) => {
    setAnchor(null);
    switchLanguage(chosen).catch(() => notify('ra.notification.i18n_error', { type: 'error' }));
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          color="inherit"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <LanguageIcon />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        container={() => anchor?.closest('header') ?? document.body}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        {languageCodes.map((code) => (
          <MenuItem
            key={code}
            lang={code}
            role="menuitemradio"
            aria-checked={code === language}
            selected={code === language}
            onClick={() => choose(code)}
          >
            {languages[code]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
