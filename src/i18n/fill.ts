/** Fills `%{name}` places of a text, as polyglot does, for the pages that do without it. */
export const fill = (text: string, values: Record<string, string>) =>
  text.replace(/%\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
