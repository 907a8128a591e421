import type { SkillDictionary } from '../skills/dictionary/dictionary.ts';
import { foldName, squeezeName } from '../skills/dictionary/foldName.ts';
import { cuesIn } from './cues.ts';
import { masked } from './names.ts';
import { asWritten, neverSkills, onlyInLists, products, roleWord } from './ordinaryWords.ts';

/** A skill named at a place of a text. */
export type Mention = { id: string; from: number; to: number };

/** Maximum pieces of a skill's name: "Amazon Web Services (AWS) Cloud Development Kit" is not looked for. */
const mostPieces = 7;

/**
 * Pieces of words: split at slashes, hyphens and apostrophes, and where Latin and Chinese letters meet. Each
 * Chinese letter is a piece, as such words have no spaces.
 */
const eastern = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;
const letter = String.raw`(?![${eastern}])[\p{L}\p{N}\p{M}]`;
const piece = new RegExp(
  String.raw`[${eastern}]|\.?(?:${letter})+(?:\.(?:${letter})+)*(?:\+\+|#|\+(?!${letter}))?`,
  'gu',
);

type Piece = { text: string; from: number; to: number };

/** What may stand between the pieces of one name. */
const joint = /^(?:[ \t\u00a0]{0,2}|[-/‑]|[ \t]&[ \t]|&|['’])$/u;
const germanCompound = /(?<=\p{L}{2})(?:entwickler|programmier|kenntnis|erfahrung)\p{L}*$/iu;

const piecesOf = (text: string): Piece[] =>
  [...text.matchAll(piece)].flatMap(({ 0: word, index }) => {
    const tail = word.search(germanCompound);
    return tail > 0
      ? [
          { text: word.slice(0, tail), from: index, to: index + tail },
          { text: word.slice(tail), from: index + tail, to: index + word.length },
        ]
      : [{ text: word, from: index, to: index + word.length }];
  });

/** By the first piece of a name: the most pieces of such a name. Most words begin none and are not looked up. */
type Beginnings = ReadonlyMap<string, number>;
const remembered = new WeakMap<SkillDictionary, Beginnings>();

const beginningsOf = (dictionary: SkillDictionary): Beginnings => {
  const known = remembered.get(dictionary);
  if (known) return known;
  const most = new Map<string, number>();
  for (const name of [...dictionary.exact.keys(), ...dictionary.alias.keys()]) {
    for (const splitter of [/[\s\-/&']+/u, /[\s\-/&'.]+/u]) {
      const parts = name.split(splitter).filter(Boolean);
      const [first = name] = /^\p{Script=Han}/u.test(name) ? name : parts;
      const pieces = /\p{Script=Han}/u.test(name) ? mostPieces : parts.length;
      for (const start of [first, `.${first}`])
        if ((most.get(start) ?? 0) < pieces) most.set(start, Math.min(mostPieces, pieces));
    }
  }
  remembered.set(dictionary, most);
  return most;
};

/** Whether these words are a skill, as `maskNames` asks. */
export const isKnownSkill = (name: string, dictionary: SkillDictionary): boolean =>
  isTechnology(idOf(name, dictionary), dictionary);

/**
 * Whether the reader does not find this skill in a text by itself: a topic, an everyday word, or a name that the
 * dictionary does not know. Such a name is looked up in texts word by word.
 */
export const isLookedUp = (id: string, name: string, dictionary: SkillDictionary): boolean =>
  !isTechnology(id, dictionary) || isOrdinaryPhrase(name);

/** Topics such as "arrays" are no skills in a text, unless they stand in a list of them. */
const isTechnology = (id: string | undefined, dictionary: SkillDictionary): boolean =>
  id !== undefined && (products.has(id) || dictionary.skills.get(id)?.technology === true);

/** Texts repeat their words, so what some are is remembered. */
const looked = new WeakMap<SkillDictionary, Map<string, string | undefined>>();
const mostLooked = 50_000;

const idOf = (name: string, dictionary: SkillDictionary): string | undefined => {
  const known = looked.get(dictionary) ?? new Map<string, string | undefined>();
  if (known.size === 0) looked.set(dictionary, known);
  if (known.has(name)) return known.get(name);
  const id = lookUp(name, dictionary);
  if (known.size >= mostLooked) known.clear();
  known.set(name, id);
  return id;
};

const lookUp = (name: string, dictionary: SkillDictionary): string | undefined => {
  const folded = foldName(name.replace(/[‑]/gu, '-').replace(/['’]/gu, "'"));
  return (
    dictionary.exact.get(folded) ??
    dictionary.alias.get(folded) ??
    // "Spring-Boot" and "next js", but not "re act".
    (/[\s\-.]/u.test(folded) && !folded.includes('/') && folded.length > 5
      ? dictionary.separators.get(squeezeName(folded))
      : undefined)
  );
};

/**
 * The skills named in a text, longest names first ("React Native", not React): technologies only, everyday
 * words only in their official spelling ("Go", not "go").
 */
export const mentionsIn = (text: string, dictionary: SkillDictionary): Mention[] => {
  const pieces = piecesOf(text);
  const found: Unsure[] = [];
  for (let at = 0; at < pieces.length; ) {
    const one = longestAt(text, pieces, at, dictionary);
    if (one) {
      found.push(one.mention);
      at += one.length;
    } else at++;
  }
  return certain(text, found).map(({ id, from, to }) => ({ id, from, to }));
};

type Unsure = Mention & { unsure: boolean };

/** Without the words that are skills only in a list and stand in none. */
const certain = (text: string, found: readonly Unsure[]): Mention[] => {
  const sure = found.map(({ unsure }) => !unsure);
  const joins = found.map((one, at) => at > 0 && isListGap(text.slice(found[at - 1]?.to, one.from)));
  const order = [...found.keys()];
  for (const at of order) if (joins[at] && sure[at - 1]) sure[at] = true;
  for (const at of order.toReversed()) if (joins[at + 1] && sure[at + 1]) sure[at] = true;
  return found.filter((_, at) => sure[at]);
};

const longestAt = (text: string, pieces: readonly Piece[], at: number, dictionary: SkillDictionary) => {
  const first = pieces[at] as Piece;
  const limit = beginningsOf(dictionary).get(first.text.toLowerCase()) ?? 0;
  if (limit === 0) return null;
  let most = 1;
  while (most < limit && at + most < pieces.length) {
    const [one, next] = [pieces[at + most - 1] as Piece, pieces[at + most] as Piece];
    if (!joint.test(text.slice(one.to, next.from))) break;
    most++;
  }
  for (let length = most; length >= 1; length--) {
    const last = pieces[at + length - 1] as Piece;
    const name = text.slice(first.from, last.to);
    const id = idOf(name, dictionary);
    if (id === undefined) continue;
    if (length > 1) {
      // "AWS Lambda" is sure, because AWS is.
      const isSure =
        isTechnology(id, dictionary) ||
        (isCapital(name) && isTechnology(idOf(first.text, dictionary), dictionary));
      if (isOrdinaryPhrase(name) || !(isSure || isCapital(name))) continue;
      return { length, mention: { id, from: first.from, to: last.to, unsure: !isSure } };
    }
    const kind = standing(text, pieces, at);
    const isSure = isTechnology(id, dictionary) || asWritten.has(foldName(name));
    if (kind === 'no' || !(isSure || isCapital(name))) continue;
    return {
      length,
      mention: { id, from: first.from, to: last.to, unsure: kind === 'in a list' || !isSure },
    };
  }
  return null;
};

const isCapital = (name: string): boolean => /^\P{Ll}/u.test(name) && name.length > 2;

/** "Time management" and "strategy" are no names of games, "on line" is not a skill. */
const isOrdinaryPhrase = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[\s\-/&]+/u)
    .every((word) => neverSkills.has(word));

/** Whether a single word is a skill where it stands. */
const standing = (text: string, pieces: readonly Piece[], at: number): 'yes' | 'no' | 'in a list' => {
  const { text: word, from, to } = pieces[at] as Piece;
  const folded = foldName(word);
  if (neverSkills.has(folded) || /^\d+$/u.test(folded)) return 'no';
  const spelling = asWritten.get(folded);
  if (folded.length === 1 && spelling === undefined) return 'no';
  if (folded.length === 2 && word === folded && /^[a-z]{2}$/u.test(word)) return 'no';
  if (spelling === undefined) return onlyInLists.has(folded) ? 'in a list' : 'yes';
  if (spelling !== word) return folded.length > 1 ? 'in a list' : 'no';
  const before = text.slice(Math.max(0, from - 20), from);
  const after = text.slice(to, to + 30);
  const next = /^[\s-]+(\p{L}+)/u.exec(after)?.[1] ?? '';
  if (/^(?:microsoft|ms|apache|adobe|apple|hashicorp|google)\s$/iu.test(/\p{L}+\s$/u.exec(before)?.[0] ?? ''))
    return 'yes';
  if (/(?:&|['’]|\p{L}-)$/u.test(before) || /^['’&]\p{L}?/u.test(after)) return 'no';
  if (
    folded.length === 1 &&
    /^\s?&|^\.\s?\p{Lu}/u.test(after) &&
    !/(?:in|with|mit|en|avec|con|,|\/)\s?$/u.test(before)
  )
    return 'no';
  if (/^[\s-]+/u.test(after) && next && roleWord.test(next))
    return onlyInLists.has(folded) &&
      !/^(?:developer|programm|entwickl|développ|desarroll|programad)/iu.test(next)
      ? 'in a list'
      : 'yes';
  if (/^-\p{L}/u.test(after)) return 'no';
  if (onlyInLists.has(folded)) return 'in a list';
  const isFirst = /(?:^|[\n.!?:•*\-–]\s*)$/u.test(before);
  if (isFirst && /^\s\p{Ll}/u.test(after) && !followsSkill.test(next) && cuesIn(after.trim())[0]?.from !== 0)
    return 'no';
  if (folded.length === 1) return /^\s+\p{Ll}/u.test(after) || !isFirst ? 'yes' : 'in a list';
  return 'yes';
};

/** Words after a skill that begins a sentence. */
const followsSkill = /^(?:and|or|is|are|as|und|oder|ist|et|ou|est|y|o|e|es|for|with|in|on)$/u;

const listJoint =
  /^\s*(?:[,;/|•·、，&+]|\n\s*[-*•·]?|[-*•·])?\s*(?:(?:and|or|und|oder|et|ou|ni|noch|y|o|e|和|或|及|与)\s*)?(?:(?:Microsoft|MS|Apache)\s*)?\s*$/u;

/** Whether only a list's separator stands between two mentions. */
export const isListGap = (gap: string): boolean =>
  /\S|\n/u.test(gap) && !gap.includes(masked) && listJoint.test(gap);
