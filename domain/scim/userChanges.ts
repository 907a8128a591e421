import { type Assignment, at, extension, noAttribute, readOnly } from './patch.ts';
import { flagOf, isObject, requiredText, textOf } from './values.ts';

/** What a directory says of a user. An attribute that it leaves out stays as it is; null clears it. */
export type UserChanges = {
  userName?: string;
  externalId?: string | null;
  givenName?: string;
  familyName?: string;
  /** The whole name, for new users without its parts. */
  formatted?: string | null;
  displayName?: string | null;
  title?: string | null;
  phone?: string | null;
  active?: boolean;
};

/** Attributes of users that the product does not store. */
const unstored = [
  extension,
  'addresses',
  'emails',
  'entitlements',
  'ims',
  'locale',
  'nickname',
  'password',
  'photos',
  'preferredlanguage',
  'profileurl',
  'roles',
  'timezone',
  'usertype',
  'x509certificates',
];
const fixed = ['groups', 'id', 'meta', 'schemas'];
const optional = { externalid: 'externalId', displayname: 'displayName', title: 'title' } as const;
const partsOfName = { givenname: 'givenName', familyname: 'familyName' } as const;

/** The attributes of a user in the order in which they were sent. */
export const userChanges = (assignments: readonly Assignment[]): UserChanges =>
  Object.assign({}, ...assignments.map(changeOf));

const changeOf = (assignment: Assignment): UserChanges => {
  const { op, path, name, value: given, isPath } = assignment;
  const { attribute } = path;
  const value = op === 'remove' ? null : given;
  if (Object.hasOwn(optional, attribute))
    return { [optional[attribute as keyof typeof optional]]: textOf(name, value) };
  switch (attribute) {
    case 'username':
      return { userName: requiredText(name, value) };
    case 'active':
      return { active: flagOf(name, value) };
    case 'name':
      return nameChange(assignment, value);
    case 'phonenumbers':
      return phoneChange(assignment, value);
  }
  if (!isPath || unstored.includes(attribute)) return {};
  throw fixed.includes(attribute) ? readOnly(name) : noAttribute(name);
};

const nameChange = ({ path: { sub }, name }: Assignment, value: unknown): UserChanges => {
  if (sub !== null) return partChange(sub, name, value);
  const parts = Object.entries(isObject(value) ? value : {}).filter(([, one]) => !isEmpty(one));
  return Object.assign({}, ...parts.map(([part, one]) => partChange(part.toLowerCase(), part, one)));
};

/** Directories send empty parts of names that they do not know. */
const isEmpty = (value: unknown) => value === null || value === '';

const partChange = (part: string, name: string, value: unknown): UserChanges => {
  if (Object.hasOwn(partsOfName, part))
    return { [partsOfName[part as keyof typeof partsOfName]]: requiredText(name, value) };
  return part === 'formatted' ? { formatted: textOf(name, value) } : {};
};

/** One number is stored: the primary one, that for work, or the first. */
const phoneChange = ({ path: { where, sub }, name }: Assignment, value: unknown): UserChanges => {
  if (where && !(where.attribute === 'primary' || where.value.toLowerCase() === 'work')) return {};
  if (sub !== null && sub !== 'value') return {};
  if (sub === 'value' || value === null) return { phone: textOf(name, value) };
  const numbers = [value].flat().filter(isObject);
  const best =
    numbers.find((one) => at(one, 'primary') === true) ??
    numbers.find((one) => at(one, 'type') === 'work') ??
    numbers[0];
  return best ? { phone: textOf(name, at(best, 'value')) } : {};
};
