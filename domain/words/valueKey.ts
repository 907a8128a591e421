/** Where the words for one value of a field stand in the catalogue. */
export const valueKey = (noun: string, field: string, value: string): string =>
  `resources.${noun}.values.${field}.${value}`;
