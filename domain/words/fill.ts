/** Fills the `%{name}` placeholders of a text in one pass. Places without a value stay. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/%\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
