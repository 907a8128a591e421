import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useKeysOn } from './useRowKeys.ts';

const keys = { J: 'next', K: 'previous', X: 'select', S: 'shortlist', Enter: 'open' };

/** The keys of the compact list, and a switch to turn them off. */
export const KeyHelp = () => {
  const translate = useTranslate();
  const heading = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOn, setIsOn] = useKeysOn();
  const title = translate('talent.keys.title');
  return (
    <>
      <Tooltip title={title}>
        <IconButton
          aria-label={title}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <KeyboardIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          container={() => anchor.closest('main') ?? document.body}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          onClose={() => setAnchor(null)}
          slotProps={{
            paper: { role: 'dialog', 'aria-labelledby': heading, sx: { p: 2, borderRadius: '12px' } },
          }}
        >
          <Typography id={heading} component="h3" sx={{ fontWeight: 600, mb: 1 }}>
            {title}
          </Typography>
          <Box component="dl" sx={list}>
            {Object.entries(keys).map(([key, act]) => (
              <Box key={key} sx={{ display: 'contents' }}>
                <Box component="dt">
                  <kbd>{key}</kbd>
                </Box>
                <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                  {translate(`talent.keys.${act}`)}
                </Typography>
              </Box>
            ))}
          </Box>
          <FormControlLabel
            control={<Switch size="small" checked={isOn} onChange={(_, checked) => setIsOn(checked)} />}
            label={translate('talent.keys.on')}
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ mt: 1.5 }}
          />
        </Popover>
      )}
    </>
  );
};

const list = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  '& kbd': {
    display: 'inline-block',
    minWidth: 26,
    px: 0.75,
    py: 0.25,
    border: 1,
    borderColor: 'divider',
    borderRadius: '6px',
    bgcolor: 'action.hover',
    font: 'inherit',
    fontSize: 12,
    fontWeight: 600,
    textAlign: 'center',
  },
};
