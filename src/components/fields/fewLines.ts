/** Words in a table: they wrap, so that all columns fit beside each other, and end after the fourth line. */
export const fewLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  maxWidth: '32ch',
  overflow: 'hidden',
} as const;
