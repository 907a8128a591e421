/** The search part of a list's address with these filters in force. */
export const listSearch = (filter: Record<string, unknown>): string =>
  new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(Object.fromEntries(Object.keys(filter).map((field) => [field, true]))),
  }).toString();
