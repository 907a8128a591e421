/** While a conversation is open in a visible tab, it is read again after so many milliseconds. */
export const lookAgain = 15_000;
