/** The query string of a list with these filters. */
export const listSearch = (filter: Record<string, unknown>): string =>
  new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(Object.fromEntries(Object.keys(filter).map((field) => [field, true]))),
  }).toString();
