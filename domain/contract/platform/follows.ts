import { oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { nobody } from '../seenBy.ts';

/** Records that companies work on: somebody is in charge of each, and colleagues can follow it. */
export const followedNouns = [
  'requisitions',
  'requests',
  'contracts',
  'jobs',
  'candidates',
  'pipelineEntries',
  'tickets',
] as const;
export type FollowedNoun = (typeof followedNouns)[number];
export const isFollowed = (noun: string): noun is FollowedNoun =>
  (followedNouns as readonly string[]).includes(noun);

/** Marks the one row of the person in charge. */
export const chargeSlot = 'charge';

/**
 * Whom a record concerns in a company: the person in charge, who is the first of the company to make or change it or
 * has been assigned it since, and those who chose to follow it. `slot` is unique in a company for each record: one
 * person in charge, and each follower once.
 */
export const follows = defineNoun({
  name: 'follows',
  label: 'Follower',
  plural: 'Followers',
  prefix: 'FOL',
  fields: {
    companyId: optional(reference('Company', 'companies', 'removed')),
    userId: reference('User', 'users', 'removed'),
    noun: text('Record Type', 60),
    target: text('Target', 40),
    kind: oneOf('Kind', ['In Charge', 'Follower']),
    slot: nobody(text('Slot', 40)),
  },
  fixed: ['companyId', 'noun', 'target', 'kind'],
  serverSet: ['slot'],
  search: [],
  title: 'target',
});
export type Follow = RowOf<typeof follows>;
