import { ScimRefusal } from './refusals.ts';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Characters of ids and names of a directory. */
const longest = 300;

/** A value of a resource that is a text. Clients send an empty one where there is none. */
export const textOf = (name: string, value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string')
    throw new ScimRefusal('invalidValue', { code: 'scim.text', values: { name } });
  if (value.length > longest)
    throw new ScimRefusal('invalidValue', { code: 'scim.too-long', values: { name, max: longest } });
  return value.trim() || null;
};

export const requiredText = (name: string, value: unknown): string => {
  const text = textOf(name, value);
  if (text === null) throw new ScimRefusal('invalidValue', { code: 'scim.required', values: { name } });
  return text;
};

/** A boolean, which Entra ID sends as a text: `"False"`. */
export const flagOf = (name: string, value: unknown): boolean => {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  if (word !== 'true' && word !== 'false')
    throw new ScimRefusal('invalidValue', { code: 'scim.flag', values: { name } });
  return word === 'true';
};

/** The text in a quoted value of a filter or path; undefined if it is not well-formed. */
export const unquoted = (quoted: string): string | undefined => {
  try {
    const value: unknown = JSON.parse(quoted);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
};
