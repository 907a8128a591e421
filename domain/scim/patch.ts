import { ScimRefusal } from './refusals.ts';
import { isObject, unquoted } from './values.ts';

/** `emails[type eq "work"].value`, with names in small letters. */
export type ScimPath = {
  attribute: string;
  where: { attribute: string; value: string } | null;
  sub: string | null;
};
const ops = ['add', 'replace', 'remove'] as const;
/** One attribute to change. Names of a value without a path may be unknown, those of paths may not. */
export type Assignment = {
  op: (typeof ops)[number];
  path: ScimPath;
  /** As the client wrote it, for messages. */
  name: string;
  value: unknown;
  isPath: boolean;
};

/** Attributes of extensions, none of which is stored. */
export const extension = 'urn:';

const longest = 500;
const core = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/i;
const form =
  /^([a-z$][\w$-]*)(?:\[\s*([a-z]\w*)\s+eq\s+("(?:[^"\\]|\\.)*"|true|false)\s*\])?(?:\.([a-z$][\w$-]*))?$/i;

/** Undefined where it is not the path of an attribute. */
const readPath = (text: string): ScimPath | undefined => {
  if (text.length > longest) return undefined;
  const short = text.trim().replace(core, '');
  if (/^urn:/i.test(short)) return { attribute: extension, where: null, sub: null };
  const [whole, attribute = '', by, quoted = '', sub] = form.exec(short) ?? [];
  if (whole === undefined) return undefined;
  const value = quoted.startsWith('"') ? unquoted(quoted) : quoted;
  if (value === undefined) return undefined;
  return {
    attribute: attribute.toLowerCase(),
    where: by === undefined ? null : { attribute: by.toLowerCase(), value },
    sub: sub?.toLowerCase() ?? null,
  };
};

/** The attributes of a resource, as a patch without a path would replace them. */
export const readResource = (body: unknown): Assignment[] => {
  if (!isObject(body)) throw new ScimRefusal('invalidSyntax', 'scim.object');
  return within('replace', body);
};

/** The changes of a PATCH request, in their order. */
export const readPatch = (body: unknown): Assignment[] => {
  const operations = isObject(body) ? at(body, 'operations') : undefined;
  if (!Array.isArray(operations) || operations.length === 0)
    throw new ScimRefusal('invalidSyntax', 'scim.operations');
  return operations.flatMap(readOperation);
};

const readOperation = (operation: unknown): Assignment[] => {
  const given = isObject(operation) ? operation : {};
  const name = String(at(given, 'op')).toLowerCase();
  const op = ops.find((one) => one === name);
  if (!op) throw new ScimRefusal('invalidSyntax', 'scim.operations');
  const [path, value] = [at(given, 'path'), at(given, 'value')];
  if (path === undefined || path === null || path === '') {
    if (op === 'remove') throw new ScimRefusal('noTarget', 'scim.no-target');
    if (!isObject(value)) throw new ScimRefusal('invalidValue', 'scim.object');
    return within(op, value);
  }
  const read = typeof path === 'string' ? readPath(path) : undefined;
  if (!read) throw noAttribute(path);
  return [{ op, path: read, name: String(path), value, isPath: true }];
};

/** Entra ID also names parts here, such as `name.givenName`. */
const within = (op: Assignment['op'], values: Record<string, unknown>): Assignment[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const path = readPath(name);
    return path ? [{ op, path, name, value, isPath: false }] : [];
  });

/** Names of attributes are the same in capitals and small letters. */
export const at = (values: Record<string, unknown>, name: string): unknown =>
  Object.entries(values).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];

export const noAttribute = (path: unknown) =>
  new ScimRefusal('invalidPath', {
    code: 'scim.path',
    values: { path: typeof path === 'string' ? path.slice(0, 100) : '' },
  });

export const readOnly = (name: string) =>
  new ScimRefusal('mutability', { code: 'scim.read-only', values: { name } });
