/** Says a text of a catalog: `_` stands in where it has none, `smart_count` chooses between one and many. */
export type Translate = (key: string, options?: Record<string, unknown>) => string;
interface Catalog {
  [key: string]: string | Catalog;
}

/** Translates by a catalog alone, where react-admin is not at hand. Figures are written as the locale writes them. */
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
