import type { Row } from '../../contract/noun.ts';
import { foldName } from '../../skills/dictionary/foldName.ts';
import { cutWords } from './cutWords.ts';

/** Maximum length of a stored name, and maximum names per search. */
const longest = 120;
const mostAtOnce = 20;

/** Updates of the operator's queue after these unknown names occurred again: what to write into which row. */
export const unknownRows = (names: readonly string[], rows: readonly Row[], at: string) =>
  [...new Map(names.map((name) => [foldName(cutWords(name, longest)), cutWords(name, longest)]))]
    .filter(([folded]) => folded !== '')
    .slice(0, mostAtOnce)
    .map(([folded, name]) => {
      const known = rows.find((row) => row.folded === folded) ?? null;
      const columns = known
        ? { seen: Number(known.seen) + 1, lastSeen: at }
        : { name, folded, seen: 1, lastSeen: at, status: 'New', skill: null };
      return { known, columns };
    });
