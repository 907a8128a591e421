import type { CSSObject, Theme } from '@mui/material/styles';

const wide = '@container (min-width: 880px)';
const narrow = '@container (max-width: 559.95px)';

/**
 * Rows of one line and a half, laid out by the width of the list itself: a table with headings, two lines
 * beside a panel, or four on a phone.
 */
export const compactLook = ({ theme: { palette, typography } }: { theme: Theme }): CSSObject => ({
  containerType: 'inline-size',
  border: `1px solid ${palette.divider}`,
  borderRadius: 12,
  backgroundColor: palette.background.paper,
  overflow: 'hidden',
  fontSize: typography.pxToRem(13),
  '& table, & thead, & tbody': { display: 'block' },
  '& th, & td': { display: 'block', padding: 0, fontWeight: 'inherit', textAlign: 'left' },
  '& tr': {
    display: 'grid',
    alignItems: 'center',
    columnGap: 12,
    padding: '4px 12px 4px 4px',
    borderTop: `1px solid ${palette.divider}`,
    gridTemplateColumns: '40px minmax(0, 1.5fr) minmax(0, 1.1fr) minmax(0, 1fr) 96px 64px',
    gridTemplateAreas: '"check who skills skills years score" "check who provider place from rate"',
  },
  '& thead tr': { borderTop: 0 },
  '& [data-row]:hover': { backgroundColor: palette.action.hover },
  '& [data-row]:focus-within': { boxShadow: `inset 3px 0 0 ${palette.primary.main}` },
  // A stronger color would leave red scores too little contrast.
  '& [data-selected]': { backgroundColor: palette.action.hover },
  ...Object.fromEntries(
    ['check', 'who', 'provider', 'skills', 'years', 'place', 'rate', 'from', 'score'].map((area) => [
      `& tr > .${area}`,
      { gridArea: area, minWidth: 0 },
    ]),
  ),
  '& .MuiCheckbox-root': { padding: 8 },
  '& .name': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 8, minWidth: 0 },
  '& .name a': { flex: 'none', maxWidth: '100%', fontWeight: 600, fontSize: typography.pxToRem(14), ...cut },
  '& .title, & .provider, & .place': { color: palette.text.secondary },
  '& .title': cut,
  // The name and the title beside them take two lines as well.
  '& .provider, & .place': { overflowWrap: 'anywhere', lineHeight: 1.4 },
  '& .provider a': { color: 'inherit' },
  '& .provider *': { fontSize: 'inherit' },
  '& .years, & .rate, & .from, & .score': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& .rate': { fontWeight: 600, textAlign: 'right' },
  '& .rate small': { fontWeight: 400, color: palette.text.secondary },
  '& .rate small + small': { display: 'block' },
  '& .from *': { fontSize: 'inherit' },
  // The days of a booking take two lines beside a rate.
  '& .from .state-mark': {
    height: 'auto',
    minHeight: 24,
    paddingBlock: 2,
    lineHeight: 1.3,
    textAlign: 'start',
    whiteSpace: 'normal',
  },
  '& .score': { textAlign: 'right' },
  '& .skills': { display: 'flex', gap: 6 },
  '& .skills > :first-of-type': cut,
  '& .skills > .rest': { color: palette.text.secondary },
  '& .head': {
    color: palette.text.secondary,
    fontSize: typography.pxToRem(12),
    fontWeight: 600,
    paddingBlock: 0,
  },
  [wide]: {
    '& tr': {
      gridTemplateColumns:
        '40px minmax(0, 1.7fr) minmax(0, 1fr) minmax(0, 1.7fr) 48px minmax(0, 1.1fr) 72px 104px',
      gridTemplateAreas: '"check who provider skills years place rate from"',
    },
    '&[data-scored] tr': {
      gridTemplateColumns:
        '40px minmax(0, 1.8fr) minmax(0, 1fr) minmax(0, 1.6fr) 48px minmax(0, 1fr) 72px 104px 68px',
      gridTemplateAreas: '"check who provider skills years place rate from score"',
    },
  },
  '@container (max-width: 879.95px)': {
    // The headings of stacked cells stay for screen readers.
    '& .head': { gridTemplateAreas: '"check . . . . ."' },
    '& .head > :not(.check)': hidden,
  },
  [narrow]: {
    '& [data-row]': {
      gridTemplateColumns: '40px minmax(0, 1fr) fit-content(40%)',
      gridTemplateAreas: '"check who who" "check provider rate" "check place from" "check skills years"',
      rowGap: 2,
      paddingBlock: 8,
    },
    '&[data-scored] [data-row]': {
      gridTemplateAreas: '"check who score" "check provider rate" "check place from" "check skills years"',
    },
    '& .from, & .years': { textAlign: 'right' },
  },
});

const cut: CSSObject = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const hidden: CSSObject = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};
