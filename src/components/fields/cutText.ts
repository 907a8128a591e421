/** Text in a table cell, where a row is one line: cut where the column ends, so that all columns fit. */
export const cutText = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  minWidth: '9ch',
  maxWidth: '32ch',
  wordBreak: 'break-all',
  overflow: 'hidden',
} as const;
