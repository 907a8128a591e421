/** The beginning of a text, shortened for a list. */
export const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
