/** Text in a table cell: wraps, so that all columns fit, and is cut after the fourth line. */
export const fewLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  maxWidth: '32ch',
  overflow: 'hidden',
} as const;
