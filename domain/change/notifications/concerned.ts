import { metaOf } from '../../contract/fields.ts';
import { isNounName, type NounName, nounOf } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import { isFollowed } from '../../contract/platform/follows.ts';
import type { Effect } from '../effect.ts';

/** The row that a notification is about. */
export type About = { noun: NounName; row: Row };
export type RecordId = { noun: NounName; id: string };

/** If nobody of a company is in charge, so many of its people get a mail. */
export const mostWithoutCharge = 2;

/** The records that a row belongs to, such as the request of a proposal and the job of a request. */
export const partsOf = ({ noun, row }: About): RecordId[] =>
  Object.entries(nounOf(noun).fields).flatMap(([field, schema]) => {
    const target = metaOf(schema).references;
    const id = row[field];
    const isRecord = target !== undefined && isNounName(target) && nounOf(target).inCharge !== undefined;
    return isRecord && typeof id === 'string' ? [{ noun: target, id }] : [];
  });

/** The users in charge of a row that the row itself names. */
export const namedInCharge = ({ noun, row }: About): string[] =>
  (nounOf(noun).inCharge ?? []).flatMap((field) => (typeof row[field] === 'string' ? [row[field]] : []));

/** Whether the row is of this company, on either side of a deal. */
export const isOf = (companyId: string, { noun, row }: About): boolean =>
  !nounOf(noun).isCompany && [row.companyId, row.providerId, row.recruiterId].includes(companyId);

/** The record that a change by one of a company's people puts them in charge of, unless somebody is already. */
export const recordActedOn = ({ noun, row }: About): RecordId | undefined =>
  isFollowed(noun) ? { noun, id: row.id } : partsOf({ noun, row }).find((part) => isFollowed(part.noun));

type Person = { id: string; lastLogin: string | null };
type Concerned = {
  /** The company's active people. */
  people: readonly Person[];
  /** Users in charge of the row, then of the records that it belongs to, then of theirs. */
  inCharge: readonly (readonly string[])[];
  followers: readonly string[];
  /** One of the company's own people has acted. */
  byColleague: boolean;
  /** People whose role lets them act on the row. */
  mayAct: (id: string) => boolean;
};

/**
 * Who is notified by mail, and at once on screen: whoever is in charge of the row, or else of the closest record that it
 * belongs to, and those who follow any of them. If nobody is in charge any more, a few of the people who may act get
 * the mail, as somebody must learn of what awaits an answer. Colleagues find what the company's own people do in their
 * inbox. See docs/decisions/0169.
 */
export const mailedAbout = ({
  people,
  inCharge,
  followers,
  byColleague,
  mayAct,
}: Concerned): ReadonlySet<string> => {
  const active = new Set(people.map(({ id }) => id));
  const present = (ids: readonly string[]) => ids.filter((id) => active.has(id));
  const following = present(followers);
  const closest = inCharge.map(present).find((ids) => ids.length > 0);
  if (closest || byColleague || following.length > 0) return new Set([...(closest ?? []), ...following]);
  const able = people.filter(({ id }) => mayAct(id));
  return new Set(
    [...(able.length > 0 ? able : people)]
      .sort((a, b) => (b.lastLogin ?? '').localeCompare(a.lastLogin ?? ''))
      .slice(0, mostWithoutCharge)
      .map(({ id }) => id),
  );
};

/** A draft concerns its own company only: nobody is mailed about it, unless it was made for the other side to act on. */
const isDraft = (row: Row | null): boolean => row?.status === 'Draft';
export const isQuiet = (
  before: Row | null,
  after: Row | null,
  { actorCompany, companyId }: { actorCompany: string | null; companyId: string },
): boolean =>
  isDraft(after) && (before ? isDraft(before) : actorCompany === null || actorCompany === companyId);

/** Effects whose notifications are about this row. */
export const concerning = (
  effects: readonly Effect[],
  about: About,
  quietFor: (companyId: string) => boolean = () => false,
): Effect[] =>
  effects.map((effect): Effect => {
    switch (effect.kind) {
      case 'notifyCompany':
        return { about, quiet: quietFor(effect.companyId), ...effect };
      case 'notifyPerson':
        return { about, ...effect };
      case 'read':
        return { ...effect, effects: (found) => concerning(effect.effects(found), about, quietFor) };
      case 'once':
      case 'mark':
        return { ...effect, effects: concerning(effect.effects, about, quietFor) };
      default:
        return effect;
    }
  });
