import type { CSSObject } from '@mui/material/styles';

/** Keeps these colors, which the system names, instead of those that the browser would put in their place. */
const filled = (background: string, text: string): CSSObject => ({
  forcedColorAdjust: 'none',
  backgroundColor: background,
  borderColor: background,
  color: text,
  '& *': { color: 'inherit' },
});

/**
 * With forced colors, as in Windows' contrast themes, tints and transparent borders look alike: what is chosen,
 * primary buttons and marks get the system's colors and a border.
 */
export const forcedColours: CSSObject = {
  '@media (forced-colors: active)': {
    '.MuiButton-root:not(.MuiButton-outlined, .MuiButton-contained), .MuiListItemButton-root': {
      borderColor: 'Canvas',
    },
    '.MuiButton-contained': { border: '1px solid ButtonBorder' },
    '.MuiButton-contained:not(.Mui-disabled)': filled('ButtonText', 'ButtonFace'),
    '.MuiChip-root, .state-mark, .word-chips .rest': { border: '1px solid' },
    [[
      '[aria-pressed=true]',
      '[aria-selected=true]',
      '[aria-current]:not([aria-current=false])',
      '.Mui-selected.MuiMenuItem-root',
    ]
      .map((chosen) => `${chosen}${chosen}`)
      .join(', ')]: filled('Highlight', 'HighlightText'),
  },
};
