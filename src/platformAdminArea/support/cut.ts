/** The beginning of a text, as a list has room for it. */
export const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
