/** Fills the `%{name}` placeholders of a text like polyglot, for pages that do not load polyglot. */
export const fill = (text: string, values: Record<string, string>) =>
  text.replace(/%\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
