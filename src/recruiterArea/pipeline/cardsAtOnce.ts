/** The height in pixels of a card with its gap, and of everything above the first card. */
const card = 105;
const above = 236;

/**
 * The number of cards that a column shows at first, and adds each time, for a window height: a full window
 * plus one.
 */
export const cardsAtOnce = (height: number): number =>
  Math.min(24, Math.max(6, Math.ceil((height - above) / card) + 1));
