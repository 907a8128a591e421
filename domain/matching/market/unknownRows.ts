import { foldName } from '../../skills/dictionary/foldName.ts';
import { cutWords } from './cutWords.ts';

/** Maximum length of a stored name, and maximum names per search. */
const longest = 120;
const mostAtOnce = 20;

/** Rows of the operator's queue for unknown names that occurred once, each name once. */
export const unknownRows = (names: readonly string[], at: string) =>
  [...new Map(names.map((name) => [foldName(cutWords(name, longest)), cutWords(name, longest)]))]
    .filter(([folded]) => folded !== '')
    .slice(0, mostAtOnce)
    .map(([folded, name]) => ({ name, folded, seen: 1, lastSeen: at, status: 'New' as const, skill: null }));
