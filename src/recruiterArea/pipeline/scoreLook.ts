/** The look of a match score: 90 or more is high (green), 80 or more middle (amber), else low (red). */
export const scoreLook = (score: number): 'high' | 'middle' | 'low' =>
  score >= 90 ? 'high' : score >= 80 ? 'middle' : 'low';

/** The theme's colour for each look. */
export const scoreColours = { high: 'success.main', middle: 'warning.main', low: 'error.main' } as const;
