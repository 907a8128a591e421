import { alpha, type CSSObject, type Theme } from '@mui/material/styles';
import type { Tone } from './tones.ts';

/**
 * Shared styles of small elements that occur dozens of times per page: they are plain elements, as individual
 * styles are too slow on weak machines.
 */
export const marksLook = (theme: Theme): CSSObject => ({
  ...states(theme),
  ...chips(theme),
  ...initials(theme),
  ...roundButtons(theme),
});

const states = ({ palette }: Theme): CSSObject => {
  const tones: Record<Tone, string> = {
    good: palette.success.main,
    waiting: palette.warning.main,
    wrong: palette.error.main,
    moving: palette.info.main,
    quiet: palette.text.secondary,
  };
  const tinted = (colour: string) => ({
    color: colour,
    backgroundColor: alpha(colour, palette.mode === 'dark' ? 0.16 : 0.09),
  });
  return {
    '.state-mark': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      height: 22,
      padding: '0 8px',
      borderRadius: 999,
      fontSize: 12,
      fontWeight: 500,
      lineHeight: 1,
      whiteSpace: 'nowrap',
      '&:not(.quiet)::before': {
        content: '""',
        width: 6,
        height: 6,
        borderRadius: '50%',
        backgroundColor: 'currentcolor',
      },
    },
    ...Object.fromEntries(
      Object.entries(tones).map(([tone, colour]) => [`.state-mark.${tone}`, tinted(colour)]),
    ),
    '.state-mark.main': tinted(palette.primary.main),
  };
};

const chips = ({ palette, typography }: Theme): CSSObject => ({
  '.word-chips': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 4,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    // Where a row of chips is one line, long words are cut, and short ones only when that is not enough.
    '& > li': { display: 'flex', minWidth: 0, maxWidth: '100%' },
    '& > li.long': { flexShrink: 9999, minWidth: 48 },
    '& > li:has(.rest)': { flexShrink: 0 },
    '& span': {
      height: 22,
      padding: '0 7px',
      overflow: 'hidden',
      borderRadius: 6,
      // Also seen on a selected row.
      backgroundColor: alpha(palette.primary.main, 0.08),
      color: palette.text.primary,
      fontSize: typography.pxToRem(12),
      fontWeight: 500,
      lineHeight: '22px',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .rest': { backgroundColor: alpha(palette.primary.main, 0.16) },
    // A row of a table is one line.
    'td &': { flexWrap: 'nowrap' },
  },
});

const initials = ({ palette }: Theme): CSSObject => ({
  '.initials': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    borderRadius: '50%',
    backgroundColor: palette.action.selected,
    color: palette.primary.main,
    fontWeight: 600,
    lineHeight: 1,
    userSelect: 'none',
    '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
  },
});

/** A small icon button. */
const roundButtons = ({ palette }: Theme): CSSObject => ({
  '.round-button': {
    display: 'inline-flex',
    flex: '0 0 auto',
    padding: 5,
    border: 0,
    borderRadius: '50%',
    background: 'none',
    color: palette.action.active,
    cursor: 'pointer',
    transition: 'background-color 150ms',
    WebkitTapHighlightColor: 'transparent',
    '&.strong': { color: palette.primary.main },
    '&:disabled': { color: palette.action.disabled, pointerEvents: 'none' },
    '@media (hover: hover)': {
      '&:hover': { backgroundColor: alpha(palette.action.active, palette.action.hoverOpacity) },
      '&.strong:hover': { backgroundColor: alpha(palette.primary.main, palette.action.hoverOpacity) },
    },
    '&:active, &.strong:active': { backgroundColor: alpha(palette.primary.main, 0.2) },
  },
});
