import type { SkillDictionary } from '../skills/dictionary/dictionary.ts';
import { normaliseSkill } from '../skills/dictionary/normaliseSkill.ts';
import { beside, type Cue, cuesIn } from './cues.ts';
import {
  condition,
  doubtsIn,
  harmlessIn,
  indifference,
  isAddition,
  isIndispensable,
  negatedDegree,
  negatedDuty,
  nothingElse,
  type Place,
} from './doubts.ts';
import { maskHeader } from './header.ts';
import { itemNames } from './itemNames.ts';
import { isKnownSkill, isListGap, isLookedUp, type Mention, mentionsIn } from './mentions.ts';
import { masked, maskedRun, maskNames } from './names.ts';
import { namesAsked } from './namesAsked.ts';
import { isAboutOthers } from './otherObjects.ts';
import { isItem, type Line, linesOf, sectionOf, type Wish } from './sections.ts';
import { lastUseAfter, type Period, periodAt, periodsIn, yearsCovered, yearsOf } from './years.ts';

/** How well a person knows a skill, or has to. */
export type Level = 'basic' | 'good' | 'expert';

/** A skill that a text names, with the sentence that says so. */
export type SkillRead = {
  /** In the dictionary. */
  id: string;
  name: string;
  must: boolean;
  /** Named as nice to have only. */
  nice: boolean;
  /** Of several numbers the highest; of a range its lower end. */
  years: number | null;
  /** YYYY-MM: the end of the latest dated period that names it. */
  lastUsed: string | null;
  level: Level | null;
  /** The sentence, without personal names and addresses. */
  quote: string;
  /** Where the name stands in the text. */
  from: number;
  to: number;
  /** The line of a list, or a part of it: a name as a whole only. */
  isPhrase?: true;
};

/** What a text says about skills. */
export type TextRead = {
  /** Each once, in the order of first mention. */
  skills: SkillRead[];
  /** Skills that the text rules out, such as in "no Kubernetes required". */
  ruledOut: SkillRead[];
  /** Skills beside a negative word that no rule explains: neither asked for nor ruled out. */
  unsure: SkillRead[];
  /** Lines from which nothing was read, without headings, addresses, benefits and the like. */
  unread: string[];
  /** All sentences, as they are quoted. */
  sentences: string[];
  /** If asked for: words of requirements that may name further tools or subjects, as they are written. */
  names: SkillRead[];
};

export type ReadingOptions = {
  /** The name of the person whom the text is about. It never counts. */
  name?: string | null | undefined;
  /** YYYY-MM-DD, for "since 2019" and "until today". */
  today?: string | null | undefined;
  withNames?: boolean;
};

const longestText = 100_000;
const longestQuote = 240;

/**
 * Reads the skills of a text in English, German, French, Spanish or Chinese: a job ad, a resume, a search or a
 * summary. Personal names, addresses and the header of a resume are not read.
 */
export const readText = (
  text: string,
  dictionary: SkillDictionary,
  { name = null, today = null, withNames = false }: ReadingOptions = {},
): TextRead => {
  const isSkill = (words: string) => isKnownSkill(words, dictionary);
  const plain = maskNames(maskHeader(sameLength(text)), name ?? null, isSkill);
  const now = today ? Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 : null;
  const found: Found[] = [];
  const names: Found[] = [];
  const unread: string[] = [];
  const all: string[] = [];
  let period: Period | null = null;
  let block = -1;
  for (const line of linesOf(plain, isSkill)) {
    if (line.block !== block || line.text.trim() === '') period = null;
    block = line.block;
    const { periods, isNotWork } = periodsIn(line.text, now);
    const stated = periods[0] ?? null;
    period = stated ?? (isNotWork ? null : period);
    if (line.section === 'left out') continue;
    const sentences = sentencesOf(line);
    all.push(...sentences.map((one) => quoteOf(one.text)).filter(Boolean));
    const read = sentences.flatMap((sentence) => readSentence(sentence, dictionary, now, period));
    found.push(...read);
    if (withNames && !line.isHeading)
      names.push(...sentences.flatMap((sentence) => readNames(sentence, dictionary, now, isItem(line.text))));
    if (read.length === 0 && !stated && !isNotWork && isUnread(line)) unread.push(quoteOf(line.text));
  }
  const label = (id: string) => dictionary.skills.get(id)?.label ?? id;
  const written = new Map(names.map(({ id, from, to }) => [id, plain.slice(from, to)]));
  const isKept = ({ wish }: Found) => wish !== 'not' && wish !== 'unsure';
  const kept = found.filter(isKept);
  const named = new Set(kept.map(({ id }) => id));
  const out = found.filter(({ id, wish }) => wish === 'not' && !named.has(id));
  const decided = new Set([...named, ...out.map(({ id }) => id)]);
  return {
    skills: merged(kept, label),
    ruledOut: merged(out, label),
    unsure: merged(
      found.filter(({ id, wish }) => wish === 'unsure' && !decided.has(id)),
      label,
    ),
    unread,
    sentences: all,
    names: merged(
      names.filter((one) => isKept(one) && !named.has(one.id)),
      (id) => written.get(id) ?? id,
    ),
  };
};

/** Line ends and full-width letters made plain, each character in its place. */
const sameLength = (text: string): string =>
  text
    .slice(0, longestText)
    .replace(/\r\n/gu, ' \n')
    .replace(/[\r\u2028\u2029\u0085]/gu, '\n')
    .replace(/[\uFF21-\uFF3A\uFF41-\uFF5A\uFF10-\uFF19\uFF0B\uFF03]/gu, (letter) => letter.normalize('NFKC'));

const isUnread = ({ text, isHeading }: Line): boolean =>
  !isHeading &&
  !text.includes(masked) &&
  /[\p{L}].*[\p{L}].*[\p{L}]/u.test(text) &&
  !/^[\s\p{P}]*\p{L}+[\s\p{P}]*$/u.test(text);

type Sentence = { text: string; from: number; wish: Wish };

const sentenceEnd = /(?<=[.!?…])\s+(?=["“«(]?[\p{Lu}\p{N}¿¡])|(?<=[。！？])|(?<=[;；])\s*/gu;
const label = /^\s*(?:[-*•·–]\s*|\d{1,2}[.)]\s*)?(?:\*\*)?([^:：.,;]{2,45}?)(?:\*\*)?\s*[:：]\s*(?=\S)/u;
const abbreviation =
  /(?:^|[^\p{L}])(?:e\.g|i\.e|z\.B|u\.a|d\.h|bzw|ca|inkl|min|mind|max|incl|approx|etc|vs|p\. ?ej|ej|Dr|Mr|Mrs|Ms|St|No|Nr)\.$/iu;

/** The sentences of a line. A label such as "Nice to have:" also holds for short ones that follow it. */
const sentencesOf = ({ text, from, section }: Line): Sentence[] => {
  const base = section === 'left out' ? 'asked' : section;
  let wish: Wish = base;
  let at = 0;
  const sentences: Sentence[] = [];
  for (const part of partsOf(text)) {
    const head = label.exec(part)?.[1];
    const named = head === undefined ? null : sectionOf(head);
    if (named === 'must' || named === 'nice') wish = named;
    else if (part.trim().split(/\s+/u).length > 3) wish = base;
    sentences.push({ text: part, from: from + at, wish });
    at += part.length;
  }
  return sentences;
};

/** "Angular? No thanks.": the answer belongs to the question. */
const shortQuestion = /^\s*[¿]?(?:[^\s?]+\s+){0,3}[^\s?]+\s?\?$/u;

/** The text cut after each sentence, nothing left out. */
const partsOf = (text: string): string[] => {
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: gap } of text.matchAll(sentenceEnd)) {
    const end = index + gap.length;
    if (end <= start || abbreviation.test(text.slice(start, index))) continue;
    if (shortQuestion.test(text.slice(start, index))) continue;
    parts.push(text.slice(start, end));
    start = end;
  }
  return start < text.length ? [...parts, text.slice(start)] : parts;
};

type Answer = Wish | 'not' | 'unsure';

type Found = {
  id: string;
  wish: Answer;
  years: number | null;
  lastUsed: number | null;
  periods: Period[];
  level: Level | null;
  quote: string;
  from: number;
  to: number;
  isPhrase?: true;
};

const readSentence = (
  { text, from, wish }: Sentence,
  dictionary: SkillDictionary,
  now: number | null,
  period: Period | null,
): Found[] => {
  const mentions = mentionsIn(text, dictionary);
  return foundAt(mentions, { text, from, wish }, now, period);
};

/** Names beside the skills of a sentence; they are wanted as skills in their place would be. */
const readNames = (
  { text, from, wish }: Sentence,
  dictionary: SkillDictionary,
  now: number | null,
  isOfList: boolean,
): Found[] => {
  const skills = mentionsIn(text, dictionary);
  const named = namesAsked(
    text,
    skills,
    wish,
    (words) => normaliseSkill(words, dictionary).stage !== 'unknown',
  );
  const phrases = named.length === 0 && isOfList ? itemNames(text, skills) : [];
  const names = [...named, ...phrases]
    .map((place) => ({ ...place, id: normaliseSkill(text.slice(place.from, place.to), dictionary).id }))
    .filter((one) => isLookedUp(one.id, text.slice(one.from, one.to), dictionary));
  const all = [...skills, ...names].sort((one, other) => one.from - other.from);
  const places = new Set(names.map((one) => from + one.from));
  return foundAt(all, { text, from, wish }, now, null).flatMap((one) =>
    places.has(one.from) ? [{ ...one, ...(phrases.length > 0 && { isPhrase: true as const }) }] : [],
  );
};

const foundAt = (
  mentions: readonly Mention[],
  { text, from, wish }: Sentence,
  now: number | null,
  period: Period | null,
): Found[] => {
  if (mentions.length === 0) return [];
  const wishes = wishesOf(text, mentions, wish);
  const years = yearsOf(text, mentions, now === null ? null : Math.floor(now / 12));
  const quote = quoteOf(text);
  const { periods } = periodsIn(text, now);
  const isDateFirst = (periods[0]?.from ?? 0) < (mentions[0]?.from ?? 0);
  return mentions.map((one, at) => {
    const rest = text.slice(one.to, mentions[at + 1]?.from);
    const dated = periodAt(periods, one.from, isDateFirst) ?? period;
    const lastUsed = lastUseAfter(rest) ?? dated?.end ?? null;
    return {
      id: one.id,
      wish: wishes[at] ?? wish,
      years: years.get(at) ?? null,
      lastUsed,
      periods: dated ? [dated] : [],
      level: levelOf(text, mentions, at),
      quote,
      from: from + one.from,
      to: from + one.to,
    };
  });
};

const boundary =
  /[;；]|(?:,\s*|，\s*)?(?<!\p{L})(?:but|however|while|whereas|aber|jedoch|sondern|dafür|mais|cependant|pero|sino)(?!\p{L})|[，,]?(?:但是?|而是|不过)|\s[–—]\s/giu;
const comma = /[,，]/gu;
const verb =
  /(?<!\p{L})(?:is|are|was|use|uses|using|need|have|has|we|you|our|know|bring|work|requires?|ist|sind|wird|werden|kommt|kommen|wir|du|sie|nutzen|haben|brauchst|nous|vous|est|sont|avez|utilisons|es|son|usamos|usan?|tienes?|trabajamos)(?!\p{L})|[你您我是用]|需要|使用|熟悉|掌握|具备/iu;
const conjunction = /(?<!\p{L})(?:and|or|nor|und|oder|noch|sowie|et|ou|ni|y|e|o|u)(?!\p{L})|[和或及与、]|&/iu;

/** What the cues of a sentence say about each of its skills. */
const wishesOf = (text: string, mentions: readonly Mention[], base: Wish): Answer[] => {
  const { cues, others } = cuesOfSkills(text, mentions);
  const said: (Wish | 'not' | undefined)[] = mentions.map(() => undefined);
  const used = new Set<Cue>();
  const within = (from: number, to: number): number[] =>
    mentions.flatMap((one, at) => (one.from >= from && one.to <= to ? [at] : []));
  const edges = [...text.matchAll(boundary)].map(
    ({ index, 0: words }) => [index, index + words.length] as const,
  );
  for (const [number, cue] of cues.entries()) {
    const next = cues[number + 1];
    const clauseEnd = edges.find(([start]) => start >= cue.to)?.[0] ?? text.length;
    const clauseStart = edges.findLast(([, end]) => end <= cue.from)?.[1] ?? 0;
    const isNext =
      next?.side === 'after' ||
      (next?.side === 'either' && /[,，]\s*\S{0,3}$/u.test(text.slice(0, next.from)));
    const stop = Math.min(
      clauseEnd,
      next && isNext ? next.from : clauseEnd,
      cue.near !== null ? turnAfter(text, cue.to) : clauseEnd,
    );
    const after = () => within(cue.to, endOfList(text, cue, stop, mentions));
    const before = () => {
      const start = startOfList(text, cue.from, clauseStart, cues[number - 1]?.to ?? 0);
      const here = within(start, cue.from);
      return here.length > 0 || cue.kind === 'must' ? here : within(0, cue.from).slice(-1);
    };
    const chosen = cue.side === 'before' ? before() : sidesOf(cue, text, after, before, mentions);
    if (chosen.length > 0 || cue.kind !== 'not') used.add(cue);
    for (const at of chosen)
      if (said[at] !== 'not' || (cue.side === 'before' && cue.kind !== 'must')) said[at] = cue.kind;
  }
  return withDoubts(text, mentions, { said, cues: [...used], others, base, edges });
};

/** The cues of a sentence; `others` are the places of those that negate something else than a skill, and so act on none. */
const cuesOfSkills = (text: string, mentions: readonly Mention[]): { cues: Cue[]; others: Place[] } => {
  const harmless = harmlessIn(text);
  const cues = cuesIn(text);
  const others = cues.filter(
    ({ kind, from, to }) =>
      kind === 'not' &&
      (harmless.some(([start, end]) => from < end && to > start) ||
        isAboutOthers(text, [from, to], mentions)),
  );
  return {
    cues: cues.filter((one) => !others.includes(one)),
    others: others.map(({ from, to }) => [from, to] as const),
  };
};

type Said = {
  said: readonly (Wish | 'not' | undefined)[];
  /** Those that act on a skill. */
  cues: readonly Cue[];
  /** Of cues that act on something else. */
  others: readonly Place[];
  base: Wish;
  edges: readonly Place[];
};

/** The answers of the cues, but for skills about which other negative words of the sentence leave a doubt. */
const withDoubts = (
  text: string,
  mentions: readonly Mention[],
  { said, cues, others, base, edges }: Said,
): Answer[] => {
  const doubts = doubtsIn(text, [...cues.map(({ from, to }) => [from, to] as const), ...others]).filter(
    (place) => !isAboutOthers(text, place, mentions),
  );
  const breaks = [
    ...edges,
    ...[...text.matchAll(comma)]
      .map(({ index }) => [index, index + 1] as const)
      // ", but" is one break.
      .filter(([at]) => edges.every(([start, end]) => at < start || at >= end)),
  ].sort(([one], [other]) => one - other);
  const partAt = (at: number) => breaks.filter(([, end]) => end <= at).length;
  const isList = (at: number) => at > 0 && isListGap(text.slice(mentions[at - 1]?.to, mentions[at]?.from));
  const parts = new Set(mentions.map(({ from }) => partAt(from)));
  const wordsOf = (part: number) => text.slice(breaks[part - 1]?.[1] ?? 0, breaks[part]?.[0] ?? text.length);
  const doubted = new Set(
    doubts
      .map(([from]) => partAt(from))
      .map((part) => (part > 0 && !parts.has(part) && isAddition(wordsOf(part)) ? part - 1 : part)),
  );
  const isNegated = cues.some(({ kind }) => kind === 'not') || doubts.length > 0;
  const isMeantWhole =
    isNegated &&
    (/\?/u.test(text) ||
      negatedDegree.test(text) ||
      negatedDuty.test(text) ||
      (condition.test(text) &&
        (cues.length + doubts.length > 1 || indifference.test(text) || nothingElse.test(text))));
  const answers: Answer[] = [];
  for (const [at, one] of mentions.entries()) {
    const own = said[at];
    const isBeside = doubted.has(partAt(one.from)) || (isList(at) && answers[at - 1] === 'unsure');
    if (own === 'not') {
      const isOpen = isMeantWhole || isIndispensable(text);
      answers.push(isOpen ? (isIndispensable(text) ? 'asked' : 'unsure') : own);
    } else answers.push(isBeside || (isMeantWhole && doubts.length > 0) ? 'unsure' : (own ?? base));
  }
  return answers;
};

const sidesOf = (
  cue: Cue,
  text: string,
  after: () => number[],
  before: () => number[],
  mentions: readonly Mention[],
): number[] => {
  if (cue.side === 'after') return after();
  const closest = mentions.findLast(({ to }) => to <= cue.from);
  const isBeside = closest !== undefined && !/[,，;；]/u.test(text.slice(closest.to, cue.from));
  const next = after();
  if (cue.kind === 'not') return next.length > 0 ? next : before();
  return isBeside && !/^\s*[:：]/u.test(text.slice(cue.to)) ? before() : next.length > 0 ? next : before();
};

/** "From PHP to Go": what is left ends where the other begins. */
const turnAfter = (text: string, from: number): number => {
  const at = text.slice(from).search(/\s(?:to|zu|auf|nach|vers|hacia)\s/u);
  return at < 0 ? text.length : from + at;
};

/** The end of a list of nothing but names: "Perl and Tcl", but not "Perl, and write Go". */
const endOfNames = (text: string, first: Mention, mentions: readonly Mention[]): number => {
  let { to } = first;
  for (const next of mentions) if (next.from > to && isListGap(text.slice(to, next.from))) to = next.to;
  return to;
};

/** "We do not use PHP anymore, Java only": what follows takes the place of what is negated. */
const noLonger = /(?<!\p{L})(?:any ?more|any longer|at all|these days|mehr|ya|más)\s*$/iu;
const only =
  /^\s*(?:only|just|solely|exclusively|nur|ausschließlich|uniquement|seulement|rien que|s[oó]lo|solamente|únicamente)(?!\p{L})|(?<!\p{L})(?:only|instead|uniquement|à la place|en su lugar|stattdessen|allein)\W*$/iu;

/** Where a list that begins after a cue ends: at the first part with a verb of its own. */
const endOfList = (text: string, cue: Cue, stop: number, mentions: readonly Mention[]): number => {
  if (cue.near !== null) {
    const first = mentions.find(({ from }) => from >= cue.to);
    if (!first || first.from - cue.to > cue.near) return cue.to;
    if (cue.near === beside) return endOfNames(text, first, mentions);
    const turn = mentions.find(
      ({ from }, at) => from > first.from && verb.test(text.slice(mentions[at - 1]?.to, from)),
    );
    if (turn && turn.from < stop) return turn.from;
  }
  comma.lastIndex = cue.to;
  for (let match = comma.exec(text); match && match.index < stop; match = comma.exec(text)) {
    comma.lastIndex = match.index + 1;
    const nextComma = comma.exec(text)?.index ?? stop;
    comma.lastIndex = match.index + 1;
    const next = text.slice(match.index + 1, Math.min(nextComma, stop));
    if (verb.test(next)) return match.index;
    if (cue.kind === 'not' && (noLonger.test(text.slice(cue.to, match.index)) || only.test(next)))
      return match.index;
    // "No PHP, Java": a bare "no" goes on only in a list that has its end.
    if (cue.near !== null && cue.kind === 'not' && !conjunction.test(text.slice(match.index, stop)))
      return match.index;
  }
  return stop;
};

/** Where the list before a cue begins: one part, or all of a list that ends with "and". */
const startOfList = (text: string, end: number, clauseStart: number, cueEnd: number): number => {
  const least = Math.max(clauseStart, cueEnd > end ? 0 : cueEnd);
  const commas = [...text.slice(least, end).matchAll(comma)].map(({ index }) => least + index + 1);
  const last = commas.at(-1);
  if (last === undefined) return least;
  return conjunction.test(text.slice(last, end)) ||
    (!verb.test(text.slice(least, last)) &&
      !conjunction.test(text.slice(least, last)) &&
      verb.test(text.slice(last, end + 4)) === false)
    ? least
    : last;
};

const levels: readonly (readonly [Level, RegExp])[] = [
  [
    'basic',
    /basic|beginner|junior|familiar|some (?:knowledge|experience)|grundkenntnis|grundlagen|notions|débutant|bases? (?:de|en)|básic|principiante|nociones|了解|基础/iu,
  ],
  [
    'expert',
    /expert|deep|excellent|profound|mastery|advanced|in-depth|senior|sehr gut|tiefe|fundierte|ausgezeichnet|avancée?|maîtrise (?:parfaite|approfondie)|approfondi|avanzad|expert[oa]|profundo|excelente|精通|专家/iu,
  ],
  [
    'good',
    /good|solid|strong|proficient|working knowledge|skilled|confident|gute|sicher|solide|bonne|maîtrise|buen|sólid|dominio|熟练|熟悉|掌握/iu,
  ],
];

/** The level named beside a skill: in brackets after it, or before it in the same part of the sentence. */
const levelOf = (text: string, mentions: readonly Mention[], at: number): Level | null => {
  const { from, to } = mentions[at] as Mention;
  const after = /^\s*[(（:：–-]\s*([^)）,，;；]{3,30})/u.exec(text.slice(to, mentions[at + 1]?.from))?.[1];
  const start = Math.max(
    text.lastIndexOf(',', from),
    text.lastIndexOf('，', from),
    text.lastIndexOf(';', from),
    from - 60,
    0,
  );
  const of = (words: string) => levels.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  return (after ? of(after) : null) ?? of(text.slice(start, from));
};

/** A sentence as it is quoted: one line, without names and addresses. */
export const quoteOf = (sentence: string): string => {
  const plain = sentence
    .replace(maskedRun, '…')
    .replace(/^\s*(?:[-*•·‣▪●○–—>]+\s+|#{1,6}\s*)+/u, '')
    .replace(/\*\*|__|`/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/…(?:\s?…)+/gu, '…')
    .trim();
  if (plain.length <= longestQuote) return plain;
  const cut = plain.slice(0, longestQuote - 1);
  return `${(cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd()}…`;
};

const dateOf = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

/** Each skill once. The quote is that of the strongest mention: a must, then one with years, then the first. */
const merged = (found: readonly Found[], labelOf: (id: string) => string): SkillRead[] => {
  const byId = new Map<string, Found[]>();
  for (const one of found) byId.set(one.id, [...(byId.get(one.id) ?? []), one]);
  return [...byId].map(([id, all]) => {
    const rank = ({ wish, years }: Found) => (wish === 'must' ? 2 : 0) + (years === null ? 0 : 1);
    const best = all.reduce((kept, one) => (rank(one) > rank(kept) ? one : kept));
    const stated = all.flatMap(({ years }) => (years === null ? [] : [years]));
    const covered = yearsCovered(all.flatMap(({ periods }) => periods));
    const uses = all.flatMap(({ lastUsed }) => (lastUsed === null ? [] : [lastUsed]));
    return {
      id,
      name: labelOf(id),
      must: all.some(({ wish }) => wish === 'must'),
      nice: all.every(({ wish }) => wish === 'nice'),
      years: stated.length > 0 ? Math.max(...stated) : covered || null,
      lastUsed: uses.length > 0 ? dateOf(Math.max(...uses)) : null,
      level: all.find(({ level }) => level !== null)?.level ?? null,
      quote: best.quote,
      from: best.from,
      to: best.to,
      ...(best.isPhrase && { isPhrase: true as const }),
    };
  });
};
