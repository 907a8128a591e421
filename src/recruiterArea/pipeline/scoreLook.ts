/**
 * The style of a match score: 90 or more is high (green), 80 or more medium (amber), anything else low (red).
 */
export const scoreLook = (score: number): 'high' | 'middle' | 'low' =>
  score >= 90 ? 'high' : score >= 80 ? 'middle' : 'low';

/** The theme color of each style. */
export const scoreColours = { high: 'success.main', middle: 'warning.main', low: 'error.main' } as const;
