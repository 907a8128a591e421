/** How many cards a column shows at first, and how many more each time. */
export const cardsAtOnce = 12;
