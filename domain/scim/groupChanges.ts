import { type Assignment, at, extension, noAttribute, readOnly } from './patch.ts';
import { ScimRefusal } from './refusals.ts';
import { isObject, requiredText, textOf } from './values.ts';

/** A group of the directory, with the ids of its members. */
export type GroupState = {
  displayName: string | null;
  externalId: string | null;
  members: ReadonlySet<string>;
};

/** The group after these changes, one after another. */
export const changedGroup = (before: GroupState, assignments: readonly Assignment[]): GroupState => {
  const group = { ...before };
  for (const assignment of assignments) Object.assign(group, changeOf(group, assignment));
  return group;
};

const changeOf = (group: GroupState, assignment: Assignment): Partial<GroupState> => {
  const { op, path, name, value: given, isPath } = assignment;
  const value = op === 'remove' ? null : given;
  switch (path.attribute) {
    case 'displayname':
      return { displayName: requiredText(name, value) };
    case 'externalid':
      return { externalId: textOf(name, value) };
    case 'members':
      return { members: membersAfter(group.members, assignment) };
  }
  if (!isPath || path.attribute === extension) return {};
  throw ['id', 'meta', 'schemas'].includes(path.attribute) ? readOnly(name) : noAttribute(name);
};

/** Entra ID removes members by value, others by a filter in the path. Without either, all go. */
const membersAfter = (
  before: ReadonlySet<string>,
  { op, path: { where, sub }, name, value }: Assignment,
): ReadonlySet<string> => {
  if (sub !== null || (where && (where.attribute !== 'value' || op !== 'remove'))) throw noAttribute(name);
  const named = new Set(where ? [where.value] : idsOf(name, value));
  if (op === 'add') return new Set([...before, ...named]);
  if (op === 'replace') return named;
  const isWhole = !where && (value === null || value === undefined);
  return new Set(isWhole ? [] : [...before].filter((id) => !named.has(id)));
};

const idsOf = (name: string, value: unknown): string[] =>
  value === null || value === undefined
    ? []
    : [value].flat().map((member) => {
        const id = isObject(member) ? at(member, 'value') : undefined;
        if (typeof id !== 'string')
          throw new ScimRefusal('invalidValue', { code: 'scim.text', values: { name } });
        return id;
      });
