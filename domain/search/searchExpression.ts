import type { Message } from '../messages/message.ts';
import { foldSearched } from './foldText.ts';

/** What a text search asks for. Texts are folded (`foldText`) and match any part of what is searched. */
export type SearchExpression =
  | { text: string }
  /** Rows that were found by other means. */
  | { ids: readonly string[] }
  | { all: SearchExpression[] }
  | { any: SearchExpression[] }
  | { not: SearchExpression };

export type ReadSearch = { search: SearchExpression | null; fault?: undefined } | { fault: Message };

export const searchLimits = { words: 40, levels: 10 };

const operators = ['AND', 'OR', 'NOT', '-'] as const;
type Operator = (typeof operators)[number];
/** `at` is the index of the first character. */
type Token = { kind: Operator | '(' | ')' | 'text' | 'end'; at: number; text: string };

class Fault extends Error {
  fault: Message;
  constructor(fault: Message) {
    super('The search cannot be read');
    this.fault = fault;
  }
}

/**
 * Reads a Boolean search: `"spring boot" AND (kafka OR rabbitmq) -php`. Words stand for all of them, NOT binds
 * most and OR least, and only operators in capitals are operators. An empty search is null.
 */
export const readSearchExpression = (asked: string): ReadSearch => {
  try {
    const tokens = tokensOf(asked);
    return { search: tokens.length > 1 ? parse(asked, tokens) : null };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.fault };
    throw error;
  }
};

/** Whether a row passes, given whether it contains a text. */
export const passesSearch = (
  search: SearchExpression,
  contains: (text: string) => boolean,
  id?: string,
): boolean => {
  if ('text' in search) return contains(search.text);
  if ('ids' in search) return id !== undefined && search.ids.includes(id);
  if ('not' in search) return !passesSearch(search.not, contains, id);
  if ('all' in search) return search.all.every((one) => passesSearch(one, contains, id));
  return search.any.some((one) => passesSearch(one, contains, id));
};

/** The texts of a search, each once: all of them, or those that a row must contain to be found by them. */
export const textsIn = (search: SearchExpression, which: 'all' | 'wanted'): string[] => {
  const within = (one: SearchExpression): string[] => {
    if ('text' in one) return [one.text];
    if ('ids' in one) return [];
    if ('not' in one) return which === 'all' ? within(one.not) : [];
    return ('all' in one ? one.all : one.any).flatMap(within);
  };
  return [...new Set(within(search))];
};

/** The search in which each text also stands for others: rows that contain it elsewhere, or other names of what it names. */
export const alsoFinding = (
  search: SearchExpression,
  othersOf: (text: string) => readonly SearchExpression[],
): SearchExpression => {
  const within = (one: SearchExpression): SearchExpression => {
    if ('ids' in one) return one;
    if ('not' in one) return { not: within(one.not) };
    if ('all' in one) return { all: one.all.map(within) };
    if ('any' in one) return { any: one.any.map(within) };
    const others = othersOf(one.text);
    return others.length > 0 ? { any: [one, ...others] } : one;
  };
  return within(search);
};

/** The search for the words of a text in any order, none of which is an operator. */
export const plainSearchOf = (text: string): string =>
  text
    .split(/[\s"“”„]+/u)
    .filter(Boolean)
    .slice(0, searchLimits.words)
    .map((word) => (/^(?:AND|OR|NOT)$|^-|[()]/u.test(word) ? `"${word}"` : word))
    .join(' ');

/** Straight and typographic quotation marks. */
const quotes = /["“”„]/u;
/** A quoted phrase, a bracket, the minus before a word, or a word up to a blank, bracket or quotation mark. */
const pattern = /["“”„](?<phrase>[^"“”„]*)["“”„]|[()]|(?<minus>-)(?=[^\s-])|[^\s()"“”„]+/gu;

const tokensOf = (asked: string): Token[] => {
  const tokens: Token[] = [];
  let from = 0;
  for (const found of asked.matchAll(pattern)) {
    const at = found.index;
    refuseQuote(asked, from, at);
    from = at + found[0].length;
    // Between two words, a hyphen is only punctuation.
    if (/^-+$/u.test(found[0]) && !found.groups?.minus) continue;
    tokens.push(tokenOf(found[0], at, found.groups?.phrase));
  }
  refuseQuote(asked, from, asked.length);
  tokens.push({ kind: 'end', at: asked.length, text: '' });
  if (tokens.filter(({ kind }) => kind === 'text').length > searchLimits.words)
    throw new Fault({ code: 'search.too-many-words', values: { max: searchLimits.words } });
  return tokens;
};

const tokenOf = (found: string, at: number, phrase: string | undefined): Token => {
  if (phrase !== undefined) return { kind: 'text', at, text: foldSearched(phrase.trim()) };
  const kind = [...operators, '(', ')'].find((one) => one === found) as Token['kind'] | undefined;
  return { kind: kind ?? 'text', at, text: kind ? found : foldSearched(found) };
};

/** A quotation mark that belongs to no phrase. */
const refuseQuote = (asked: string, from: number, to: number) => {
  const at = asked.slice(from, to).search(quotes);
  if (at >= 0) throw new Fault({ code: 'search.quote-open', values: { at: placeOf(asked, from + at) } });
};

/** The number of a character as people count them. */
const placeOf = (asked: string, at: number): number => [...asked.slice(0, at)].length + 1;

const parse = (asked: string, tokens: readonly Token[]): SearchExpression => {
  let next = 0;
  let level = 0;
  const token = () => tokens[next] as Token;
  const faultAt = (code: 'search.parenthesis-open' | 'search.parenthesis-extra', { at }: Token) =>
    new Fault({ code, values: { at: placeOf(asked, at) } });

  const either = (before: Token | null): SearchExpression => {
    const any = [every(before)];
    while (token().kind === 'OR') any.push(every(tokens[next++] as Token));
    return any.length > 1 ? { any } : (any[0] as SearchExpression);
  };
  const every = (before: Token | null): SearchExpression => {
    const all = [one(before)];
    while (!['OR', ')', 'end'].includes(token().kind))
      all.push(one(token().kind === 'AND' ? (tokens[next++] as Token) : null));
    return all.length > 1 ? { all } : (all[0] as SearchExpression);
  };
  /** `before` is the operator that needs a word here. */
  const one = (before: Token | null): SearchExpression => {
    const start = token();
    next++;
    if (start.kind === 'NOT' || start.kind === '-') return negated(one(start));
    if (start.kind === '(') return group(start);
    if (start.kind !== 'text') throw missing(before, start);
    if (start.text === '')
      throw new Fault({ code: 'search.empty', values: { marks: '""', at: placeOf(asked, start.at) } });
    return { text: start.text };
  };
  const group = (opening: Token): SearchExpression => {
    if (token().kind === ')')
      throw new Fault({ code: 'search.empty', values: { marks: '()', at: placeOf(asked, opening.at) } });
    if (token().kind === 'end') throw faultAt('search.parenthesis-open', opening);
    if (++level > searchLimits.levels)
      throw new Fault({ code: 'search.too-deep', values: { max: searchLimits.levels } });
    const inside = either(null);
    if (token().kind !== ')') throw faultAt('search.parenthesis-open', opening);
    level--;
    next++;
    return inside;
  };
  const missing = (before: Token | null, found: Token) => {
    if (before)
      return new Fault({
        code: 'search.word-after',
        values: { operator: before.text, at: placeOf(asked, before.at) },
      });
    if (found.kind === ')') return faultAt('search.parenthesis-extra', found);
    return new Fault({
      code: 'search.word-before',
      values: { operator: found.text, at: placeOf(asked, found.at) },
    });
  };

  const whole = either(null);
  if (token().kind !== 'end') throw faultAt('search.parenthesis-extra', token());
  return whole;
};

const negated = (search: SearchExpression): SearchExpression =>
  'not' in search ? search.not : { not: search };
