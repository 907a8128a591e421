/** Catalogue key of a value of a field. */
export const valueKey = (noun: string, field: string, value: string): string =>
  `resources.${noun}.values.${field}.${value}`;
