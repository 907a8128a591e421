import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type Language, languageCodes, languages } from '../../src/i18n/languages.ts';
import { type Address, type Theme, type Width, widths, writeAddress } from '../address.ts';
import type { ListedStory } from '../gallery.ts';

interface Props {
  story: ListedStory | undefined;
  address: Address;
  go: (changes: Partial<Address>) => void;
}

/** The controls for theme, language and width. */
export const Tools = ({ story, address, go }: Props) => (
  <Box sx={bar}>
    <Typography component="h1" noWrap sx={{ flex: 1, minWidth: 0, fontWeight: 650 }}>
      {story && `${story.title.replace('/', ' / ')}: ${story.name}`}
    </Typography>
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Theme"
      value={address.theme}
      onChange={(_, theme: Theme | null) => theme && go({ theme })}
    >
      <ToggleButton value="light">Light</ToggleButton>
      <ToggleButton value="dark">Dark</ToggleButton>
    </ToggleButtonGroup>
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Width in pixels"
      value={address.width ?? story?.width ?? 1366}
      onChange={(_, width: Width | null) => width && go({ width })}
    >
      {widths.map((width) => (
        <ToggleButton key={width} value={width}>
          {width}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
    <TextField
      select
      size="small"
      margin="none"
      value={address.language}
      onChange={({ target }) => go({ language: target.value as Language })}
      slotProps={{ htmlInput: { 'aria-label': 'Language' } }}
      sx={{ width: 120 }}
    >
      {languageCodes.map((code) => (
        <MenuItem key={code} value={code}>
          {languages[code]}
        </MenuItem>
      ))}
    </TextField>
    <Tooltip title="Open alone">
      <IconButton
        component="a"
        target="_blank"
        aria-label="Open alone"
        href={writeAddress({ ...address, story: story?.id ?? '', alone: true })}
      >
        <OpenInNewIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  </Box>
);

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  minHeight: 57,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '& .MuiToggleButton-root': { px: 1.25, py: 0.5, textTransform: 'none' },
  '& .MuiSelect-select': { py: 0.75 },
};
