import createCache from '@emotion/cache';
import type CSSRule from 'happy-dom/lib/css/CSSRule.js';
import CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js';

type Rules = readonly CSSRule[];
/** The places of rules by what the element they are for must be: a class (`.name`), a tag (`NAME`) or anything (`*`). */
type Index = { length: number; places: Map<string, number[]> };

/** What an element must be for any rule under these selectors. A selector that is not that simple is for anything. */
export const subjectsOf = (selectors: string): string[] => {
  if (selectors.includes('\\')) return ['*'];
  let plain = selectors;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return plain.split(',').map((selector) => {
    const subject = /[^\s>+~]*$/.exec(selector.trim())?.[0] ?? '';
    const name = /\.([\w-]+)/.exec(subject)?.[0];
    return name ?? (/^[a-z][\w-]*/i.exec(subject)?.[0].toUpperCase() || '*');
  });
};

const subjectsOfRule = (rule: CSSRule): string[] => {
  if ('selectorText' in rule) return subjectsOf(String(rule.selectorText));
  return 'cssRules' in rule ? (rule.cssRules as CSSRule[]).flatMap(subjectsOfRule) : [];
};

const indexes = new WeakMap<Rules, Index>();
/** A sheet only gains rules at its end; one that lost some is read again. */
const indexOf = (rules: Rules): Index => {
  const known = indexes.get(rules);
  const index = known && known.length <= rules.length ? known : { length: 0, places: new Map() };
  indexes.set(rules, index);
  for (; index.length < rules.length; index.length++) {
    for (const subject of new Set(subjectsOfRule(rules[index.length] as CSSRule))) {
      const places = index.places.get(subject) ?? [];
      places.push(index.length);
      index.places.set(subject, places);
    }
  }
  return index;
};

/** The rules that may be for an element, in their order. */
const rulesFor = (element: { classList: Iterable<string>; tagName: string }, rules: Rules): CSSRule[] => {
  const { places } = indexOf(rules);
  const keys = ['*', element.tagName.toUpperCase(), ...[...element.classList].map((name) => `.${name}`)];
  const found = new Set(keys.flatMap((key) => places.get(key) ?? []));
  return [...found].sort((a, b) => a - b).map((place) => rules[place] as CSSRule);
};

/**
 * A style is computed by trying every rule of the page on an element and its parents, some thousands of them. Only
 * those are tried whose subject has a class or the tag of the element.
 */
const tryFewRules = () => {
  const { prototype } = CSSComputedStyle as unknown as { prototype: StyleComputer };
  const { parseCSSRules } = prototype;
  prototype.parseCSSRules = function (this: StyleComputer, options) {
    if (options.hostElement || options.scopeElement || options.scopeElements?.length === 0)
      return parseCSSRules.call(this, options);
    for (const one of options.elements) {
      const cssRules = rulesFor(one.element, options.cssRules);
      if (cssRules.length) parseCSSRules.call(this, { ...options, elements: [one], cssRules });
    }
  };
};

type Options = {
  elements: { element: { classList: Iterable<string>; tagName: string } }[];
  scopeElements?: unknown[];
  scopeElement?: unknown;
  hostElement?: unknown;
  cssRules: Rules;
};
type StyleComputer = {
  parseCSSRules(options: Options): void;
  getStyleSheets(root: ParentNode | Document): unknown[];
};

/** Looks for the styles of a page where they are, not among all of its elements. */
const lookBesideHead = () => {
  const { prototype } = CSSComputedStyle as unknown as { prototype: StyleComputer };
  const { getStyleSheets } = prototype;
  prototype.getStyleSheets = function (this: StyleComputer, root) {
    if (!('documentElement' in root)) return getStyleSheets.call(this, root);
    return [...root.documentElement.children, ...root.head.children].flatMap((element) =>
      element.matches('style, link[rel="stylesheet"]') ? ((element as HTMLStyleElement).sheet ?? []) : [],
    );
  };
};

/**
 * Emotion puts each rule into an element of its own in development; here all go into one, as in production. It stands
 * beside the head, which tests of the public pages replace.
 */
const insertAtOnce = () => {
  const { sheet } = createCache({ key: 'quickly' });
  const prototype = Object.getPrototypeOf(sheet) as typeof sheet;
  const { insert } = prototype;
  prototype.insert = function (this: typeof sheet, rule) {
    this.isSpeedy = true;
    if (this.tags.length === 0) this.container = document.documentElement;
    insert.call(this, rule);
  };
};

export const lookStylesUp = () => {
  tryFewRules();
  lookBesideHead();
  insertAtOnce();
};
