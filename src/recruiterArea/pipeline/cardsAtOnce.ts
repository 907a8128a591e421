/** Pixels of a card with the room below it, and of what stands above a column. */
const card = 92;
const above = 150;

/** How many cards a column shows at first in a window of this height, and how many more each time: what fills it. */
export const cardsAtOnce = (height: number): number =>
  Math.min(24, Math.max(8, Math.ceil((height - above) / card)));
