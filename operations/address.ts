/** Parameter names in a path. */
export const namesIn = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The URL of a call below `/api/v1/`, and the input that is not part of it. */
export const addressOf = (
  path: string,
  input: object,
): { address: string; values: Record<string, unknown> } => {
  const given = new Map<string, unknown>(Object.entries(input));
  const address = path
    .slice(1)
    .replace(/\{(\w+)\}/g, (_, name: string) => part(name, String(given.get(name))));
  for (const name of namesIn(path)) given.delete(name);
  return { address, values: Object.fromEntries(given) };
};

/** URLs resolve dots. */
export const leadsElsewhere = (value: string): boolean => value === '.' || value === '..';

/** One part of a path. */
const part = (name: string, value: string): string => {
  if (leadsElsewhere(value)) throw new URIError(`The value of ${name} would lead to another path`);
  return encodeURIComponent(value);
};

/** The path at which files of rows with a parent row are uploaded. */
export const uploadPath = ({ noun, path }: { noun: string; path: string }) =>
  `/${noun}/{id}/${path}` as const;
