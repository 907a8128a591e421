import { ScimRefusal } from '../../domain/scim/refusals.ts';
import { mostPerPage, schemaOf } from './schemas.ts';

export type Query = Record<string, unknown>;
export type Page = { from: number; count: number };

/** The page of a list as RFC 7644 counts: from 1, and a start or number too small is the smallest. */
export const pageOf = (query: Query): Page => ({
  from: Math.max(1, wholeOf(query, 'startIndex', 1)),
  count: Math.min(mostPerPage, Math.max(0, wholeOf(query, 'count', mostPerPage))),
});

const wholeOf = (query: Query, name: string, usual: number): number => {
  const given = query[name];
  if (given === undefined) return usual;
  if (!/^-?\d{1,9}$/.test(String(given)))
    throw new ScimRefusal('invalidValue', { code: 'scim.number', values: { name } });
  return Number(given);
};

export const listOf = ({ from }: Page, total: number, resources: readonly object[]) => ({
  schemas: [schemaOf.list],
  totalResults: total,
  startIndex: from,
  itemsPerPage: resources.length,
  Resources: resources,
});

/** The resource with the attributes that the client asks for, or without those that it excludes. */
export const shaped = (resource: object, query: Query): object => {
  const [only, without] = [namesOf(query, 'attributes'), namesOf(query, 'excludedAttributes')];
  if (!only && !without) return resource;
  const always = ['schemas', 'id', 'meta'];
  return Object.fromEntries(
    Object.entries(resource).filter(([name]) => {
      const key = name.toLowerCase();
      return always.includes(key) || (only ? only.includes(key) : !without?.includes(key));
    }),
  );
};

/** Whether members of groups are asked for: there can be thousands. */
export const wantsMembers = (query: Query): boolean => 'members' in shaped({ members: [] }, query);

/** Parts, such as `name.givenName`, ask for the whole attribute. */
const namesOf = (query: Query, name: string): string[] | undefined =>
  query[name] === undefined
    ? undefined
    : String(query[name])
        .split(',')
        .map(
          (one) =>
            one
              .trim()
              .toLowerCase()
              .replace(/^urn:.*:/, '')
              .split('.')[0] ?? '',
        );
