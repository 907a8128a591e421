import { hiddenName } from '../../access/masks.ts';
import { isNounName, type NounName, nounOf } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import type { Activity } from '../../contract/platform/activities.ts';
import type { Context, Values } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import { type ActivityEvent, namesPerson, sentenceOf } from './activitySentences.ts';

/**
 * An event on a row. `words` are the values of the sentence; `about` is shown on a second line. Without it, the
 * first of the words, usually the row's name, stands for the row.
 */
type Happened = {
  event: ActivityEvent;
  words: Record<string, string>;
  about: unknown;
  status?: Activity['status'];
  priority?: Activity['priority'];
};

/**
 * A company's activity, stored as an English sentence and as a code with values for other languages. A company
 * reads which of its own people acted; the other side of a deal reads the company's name.
 */
export const activity = (
  { event, words, about, status = 'Completed', priority = 'Low' }: Happened,
  { companyId, noun, target }: { companyId: unknown; noun: string; target: unknown },
  { actor, name, now }: Context,
): Effect & { kind: 'add' } => {
  const isByMember = actor.userId !== null && actor.companyId === companyId && namesPerson(event);
  const said = isByMember ? { ...words, person: name } : words;
  return {
    kind: 'add',
    noun: 'activities',
    row: {
      companyId,
      type: inEnglish(event, said).slice(0, 300),
      details: String(about ?? Object.values(words)[0] ?? target).slice(0, 300),
      noun,
      target,
      status,
      priority,
      at: now.toISOString(),
      event,
      words: JSON.stringify(said),
    },
  };
};

const inEnglish = (event: ActivityEvent, words: Record<string, string>): string =>
  sentenceOf(event, words).replace(/%\{(\w+)\}/g, (_, place: string) => {
    const word = words[place] ?? '';
    if (place === 'noun' && isNounName(word)) return nounOf(word).plural;
    return place === 'stage' ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
  });

type Reference = { place: string; noun: NounName; id: unknown };

/** The activity of a noun's changes. */
export type ActivityOf = {
  /** What happened, in words of the row; null if the change adds no activity. */
  of(before: Row | null, after: Row | null, context: Context): Happened | null;
  /** Rows whose names the sentence needs. */
  names?(row: Row): Reference[];
};

/**
 * The activities of a change: one for each company that the row belongs to. A change that is part of another
 * one, which has its own activity, adds none.
 */
export const activitiesOf = (
  name: NounName,
  { of, names }: ActivityOf,
  { before, after }: { before: Row | null; after: Row | null },
  context: Context,
): Effect[] => {
  const row = (after ?? before) as Row;
  const happened = of(before, after, context);
  if (!happened) return [];
  const named = names?.(row) ?? [];
  const lines = (words: Values): Effect[] =>
    ownersOf(name, row).map((companyId) =>
      activity(
        { ...happened, words: { ...happened.words, ...onlyTexts(words), ...maskedWords(row, companyId) } },
        { companyId, noun: name, target: row.id },
        context,
      ),
    );
  if (named.length === 0) return lines({});
  return [
    afterReading(
      named.map(({ noun, id }) => [noun, { id }]),
      (found) => lines(Object.fromEntries(named.map(({ place }, at) => [place, found[at]?.[0]?.name]))),
    ),
  ];
};

/** Names in a line of a recruiter who does not know a masked candidate's provider yet. */
const maskedWords = (row: Row, companyId: unknown): Record<string, string> =>
  row.masked === true && row.recruiterId != null && companyId === row.recruiterId
    ? { provider: hiddenName, ...(row.maskedName != null && { name: String(row.maskedName) }) }
    : {};

const onlyTexts = (words: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([place, word]) => [place, String(word ?? '–')]));

const ownersOf = (name: NounName, row: Row): unknown[] => {
  if (nounOf(name).isCompany) return [row.id];
  if (row.companyId != null) return [row.companyId];
  const owners = [row.providerId, row.recruiterId].filter((id) => id != null);
  return owners.length ? owners : [null];
};

/** The names of both sides of a deal. */
export const sides = ({ recruiterId, providerId }: Row): Reference[] => [
  { place: 'recruiter', noun: 'companies', id: recruiterId },
  { place: 'provider', noun: 'companies', id: providerId },
];

/** An event, with the status and priority of its line where they are not the usual ones. */
export type Told = Pick<Happened, 'event' | 'status' | 'priority'>;

/** An activity from the words of its row and the event of a change; a null event adds no activity. */
export const activityOf = (
  wordsOf: (row: Row) => { words: Values; about: unknown },
  eventOf: (before: Row | null, after: Row | null, context: Context) => Told | ActivityEvent | null,
): ActivityOf['of'] => {
  return (before, after, context) => {
    const told = eventOf(before, after, context);
    if (told === null) return null;
    const { words, about } = wordsOf((after ?? before) as Row);
    return { ...(typeof told === 'string' ? { event: told } : told), words: onlyTexts(words), about };
  };
};

/** Whether only these fields differ. */
export const onlyDiffers = (before: Row, after: Row, fields: readonly string[]): boolean =>
  Object.keys(after).every(
    (field) =>
      ['version', 'updatedAt', ...fields].includes(field) ||
      JSON.stringify(before[field]) === JSON.stringify(after[field]),
  );

/** The event of the status that a change reaches, if it changes the status. */
export const byStatus = <E extends ActivityEvent>(
  before: Row,
  after: Row,
  events: Record<string, Told | E>,
): Told | E | undefined => (before.status === after.status ? undefined : events[String(after.status)]);
