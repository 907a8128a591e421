import { ScimRefusal } from './refusals.ts';
import { unquoted } from './values.ts';

/** `userName eq "ada@example.com"`: the attribute in small letters, and its value. */
export type ScimFilter<A extends string = string> = { attribute: A; value: string };

const longest = 1000;
const form = /^\s*(?:urn:ietf:params:scim:schemas:core:2\.0:(?:User|Group):)?([a-z]+)\s+eq\s+(".*")\s*$/is;

/** Reads the filters by which directories find one resource: an attribute of the list that equals a value. */
export const readFilter = <A extends string>(text: string, attributes: readonly A[]): ScimFilter<A> => {
  const [, name = '', quoted = ''] = (text.length <= longest && form.exec(text)) || [];
  const attribute = attributes.find((one) => one === name.toLowerCase());
  const value = unquoted(quoted);
  if (attribute === undefined || value === undefined)
    throw new ScimRefusal('invalidFilter', {
      code: 'scim.filter',
      values: { list: attributes.join(', ') },
    });
  return { attribute, value };
};
