/** The polling interval in milliseconds for a conversation open in a visible tab. */
export const lookAgain = 15_000;
