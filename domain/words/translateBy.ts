/** A text of a catalogue: `_` is the fallback, `smart_count` selects singular or plural. */
export type Translate = (key: string, options?: Record<string, unknown>) => string;
interface Catalog {
  [key: string]: string | Catalog;
}

/** Translates with a catalogue alone, without react-admin. Numbers are formatted for the locale. */
export const translateBy = (catalog: object, locale: string): Translate => {
  const texts = new Map(textsIn(catalog as Catalog, ''));
  return (key, { _: fallback = key, smart_count: count, ...places } = {}) => {
    const [one = '', many = one] = (texts.get(key) ?? String(fallback)).split('||||');
    return (count === undefined || count === 1 ? one : many)
      .trim()
      .replace(/%\{(\w+)\}/g, (place, name: string) => written(places[name], locale) ?? place);
  };
};

const textsIn = (catalog: Catalog, path: string): [string, string][] =>
  Object.entries(catalog).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text] as [string, string]] : textsIn(text, `${path}${key}.`),
  );

const written = (value: unknown, locale: string): string | undefined =>
  typeof value === 'number' ? value.toLocaleString(locale) : value === undefined ? undefined : String(value);
