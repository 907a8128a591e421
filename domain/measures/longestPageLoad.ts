/** Longest plausible page time in milliseconds: longer ones were in a suspended tab. */
export const longestPageLoad = 60_000;
