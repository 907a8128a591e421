import createCache from '@emotion/cache';
import type CSSRule from 'happy-dom/lib/css/CSSRule.js';
import CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js';
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';

type Rules = readonly CSSRule[];
/**
 * Positions of rules by a property of the elements that they match: a class (`.name`), a tag (`NAME`) or
 * anything (`*`).
 */
type Index = { length: number; places: Map<string, number[]> };

/** A property that elements must have to match each of these selectors. Complex selectors yield `*`. */
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
/** Rules are only appended to a sheet. If rules were removed, the index is rebuilt. */
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

/** The rules that could match an element, in their order. */
const rulesFor = (element: { classList: Iterable<string>; tagName: string }, rules: Rules): CSSRule[] => {
  const { places } = indexOf(rules);
  const keys = ['*', element.tagName.toUpperCase(), ...[...element.classList].map((name) => `.${name}`)];
  const found = new Set(keys.flatMap((key) => places.get(key) ?? []));
  return [...found].sort((a, b) => a - b).map((place) => rules[place] as CSSRule);
};

/**
 * happy-dom computes a style by testing every rule of the page, thousands of them, on an element and its
 * ancestors. This tests only rules whose subject has a class or the tag of the element.
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

/** Looks for style sheets only where they can be, not among all elements of the page. */
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
 * In development Emotion inserts each rule in its own element; this inserts all into one, as in production.
 * The element is outside of the head, because tests of the public pages replace the head.
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

type Copied = {
  properties: Record<string, object>;
  definedPropertyNames: Record<string, boolean>;
  clone(): Copied;
};

/** happy-dom copies the properties of each style with `structuredClone`, which is slow for flat objects. */
const copyFlat = () => {
  const { prototype } = CSSPropertyManager as unknown as { prototype: Copied };
  prototype.clone = function (this: Copied) {
    const copy = new CSSPropertyManager() as unknown as Copied;
    for (const [name, property] of Object.entries(this.properties)) copy.properties[name] = { ...property };
    Object.assign(copy.definedPropertyNames, this.definedPropertyNames);
    return copy;
  };
};

export const lookStylesUp = () => {
  copyFlat();
  tryFewRules();
  lookBesideHead();
  insertAtOnce();
};
