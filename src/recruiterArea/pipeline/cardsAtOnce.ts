/** Pixels of a card with the room below it, and of what stands above the first one. */
const card = 105;
const above = 236;

/** How many cards a column shows at first in a window of this height, and how many more each time: what fills it, and one. */
export const cardsAtOnce = (height: number): number =>
  Math.min(24, Math.max(6, Math.ceil((height - above) / card) + 1));
