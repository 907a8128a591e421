/** The state of a link that opens the page with a job and searches for its candidates at once. */
export const atOnce = { search: 'atOnce' };
