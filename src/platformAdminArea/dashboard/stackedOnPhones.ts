/** Turns a table's rows into cards on narrow screens. */
export const stackedOnPhones = {
  '& td, & th': { px: 1 },
  '& td:first-of-type, & th:first-of-type': { pl: 0 },
  '@media (max-width: 599px)': {
    '& thead': {
      position: 'absolute',
      clip: 'rect(0 0 0 0)',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
    },
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      py: 1.25,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& tbody td': { border: 0, p: 0 },
    '& tbody td:first-of-type': { flexBasis: '100%' },
  },
};
