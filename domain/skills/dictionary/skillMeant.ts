import type { SkillDictionary } from './dictionary.ts';
import { foldName } from './foldName.ts';
import { skillsNamed } from './normaliseSkill.ts';

/** Shorter names have too many neighbors. */
const shortest = 4;
/** Names from this length on may have two errors, shorter ones one. */
const longEnoughForTwo = 7;

/**
 * The skill that a misspelled name means: "Kubernets" is Kubernetes, "pyhton" is Python. Null if the name is
 * known or similar to none. Only a suggestion: nothing is replaced without a click.
 */
export const skillMeant = (name: string, dictionary: SkillDictionary): string | null => {
  const typed = foldName(name);
  const isKnown = skillsNamed(name, dictionary).every(({ stage }) => stage !== 'unknown');
  if (isKnown || typed.length < shortest) return null;
  let least = typed.length >= longEnoughForTwo ? 2 : 1;
  let best: { label: string; reach: number } | null = null;
  for (const { id, label, reach, aliases, technology } of dictionary.skills.values()) {
    if (!technology) continue;
    for (const one of [id, foldName(label), ...aliases]) {
      if (one.length < shortest || Math.abs(one.length - typed.length) > least) continue;
      const errors = errorsBetween(typed, one, least);
      if (errors < least || (errors === least && reach > (best?.reach ?? -1))) {
        least = errors;
        best = { label, reach };
      }
    }
  }
  return best?.label ?? null;
};

/**
 * Letters added, left out, replaced, or swapped with the next one (Damerau–Levenshtein); more than `most` once
 * it is certain to be more.
 */
const errorsBetween = (one: string, other: string, most: number): number => {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      let errors = Math.min(
        (line[at - 1] as number) + 1,
        (above[at] as number) + 1,
        (above[at - 1] as number) + (isSame ? 0 : 1),
      );
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwapped) errors = Math.min(errors, (before[at - 2] as number) + 1);
      line.push(errors);
    }
    if (Math.min(...line) > most) return most + 1;
    [before, above] = [above, line];
  }
  return above[other.length] as number;
};
