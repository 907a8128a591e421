/** A session or a key in the list of its panel. */
export const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
