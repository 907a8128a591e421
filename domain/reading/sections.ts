import { bullets } from './bullets.ts';

/** How much a text wants a skill. `asked` is neither a must nor only nice to have. */
export type Wish = 'must' | 'nice' | 'asked';

/** A line with its place, and the section it stands in. `left out` are benefits, hobbies and references. */
export type Line = {
  text: string;
  from: number;
  section: Wish | 'left out';
  isHeading: boolean;
  /** Number of the heading it stands under. */
  block: number;
};

const heads: readonly (readonly [Line['section'], RegExp])[] = [
  [
    'nice',
    /nice[- ]to[- ]haves?|good[- ]to[- ]have|bonus|\bplus(?:es|punkte)?\b|preferred|desir(?:able|ed)|optional|would be nice|extra points|von vorteil|wünschenswert|wünsche|kann-?(?:kriterien|anforderungen)|idealerweise|schön wäre|souhait|appréci|atouts?\b|idéalement|facultati|deseable|valorable|se valora|opcional|idealmente|加分|优先|最好|更佳/iu,
  ],
  [
    'must',
    /must[- ]haves?|\bmusts?\b|required|requirements?|essential|mandatory|(?:minimum|basic) qualifications|you (?:will )?need|zwingend|\bmuss\b|muss-?(?:kriterien|anforderungen)|anforderungen|voraussetzungen|erforderlich|\bpflicht|unbedingt|prérequis|pré-requis|exigences|exigées?|indispensables?|requise?s?|obligatoires?|impérati|requisitos|imprescindibles?|obligatori[oa]s?|requerid[oa]s?|exigid[oa]s?|必备|必须|要求|任职资格|任职条件/iu,
  ],
  [
    'left out',
    /^(?:(?:our |your )?benefits|perks|what (?:we|do we) offer|we offer|what you get|why (?:join )?us|compensation|how to apply|wir bieten|das bieten wir|was wir (?:dir |ihnen )?bieten|unser angebot|deine vorteile|nous (?:vous )?offrons|ce que nous (?:vous )?offrons|nos avantages|avantages|(?:qué )?(?:te )?ofrecemos|beneficios|我们提供|福利(?:待遇)?|薪资福利|interests|hobbies|hobbys|interessen|hobbys und interessen|centres d[’']intérêt|loisirs|intereses|aficiones|兴趣爱好|爱好|references|referees|referenzen|références|referencias|datenschutz|privacy|equal opportunit\p{L}*|about (?:us|the company)|über uns|wer wir sind|who we are|qui sommes-nous|à propos(?: de nous)?|sobre nosotros|quiénes somos|公司介绍|关于我们)(?!\p{L})/iu,
  ],
];

/** Of these headings only the first paragraph is about the company; in an ad without further headings the rest is not. */
const aboutCompany =
  /^(?:about (?:us|the company)|über uns|wer wir sind|who we are|qui sommes-nous|à propos|sobre nosotros|quiénes somos|公司介绍|关于我们)/iu;

const marks = new RegExp(String.raw`^\s*(?:[-*·–—>=~${bullets}]+\s*|\(?\d{1,2}[.)、]\s*|#{1,6}\s*)*`, 'u');
const isMarked = new RegExp(String.raw`^\s*(?:[-*·–—]\s|[${bullets}]|\d{1,2}[.)、]\s*)`, 'u');
/** Whether a line is one of a list, by its mark. */
export const isItem = (line: string): boolean => isMarked.test(line);
/** The line without its mark. */
export const withoutMark = (line: string): string => line.replace(marks, '');
const asHeading = /^\s*#{1,6}\s|^\s*\*\*[^*]+\*\*\s*:?\s*$|^\s*[*=~_–—-]+\s*\p{L}[^*=~_]*\s[*=~_–—-]+\s*$/u;
/** A short line that ends with a colon, or is a few words without punctuation. */
const shortLine = /^[^.,;，。；]{2,60}[:：]\s*$|^\p{Lu}[\p{L} ’'/&-]{2,34}$|^[\p{Script=Han}]{2,8}[:：]?$/u;

const plainHead = (line: string): string =>
  withoutMark(line)
    .replace(/^¿/u, '')
    .replace(/\*\*|__|`/gu, '')
    .replace(/\s[*=~_–—-]+\s*$/u, '')
    .replace(/[:：]\s*$/u, '')
    .trim();

/** The section that a heading begins; `asked` if its words say nothing about that. */
export const sectionOf = (heading: string): Line['section'] =>
  heads.find(([, words]) => words.test(heading))?.[0] ?? 'asked';

/** "Who we are?" */
const isQuestion = (head: string): boolean =>
  head.length <= 45 && /[?？]$/u.test(head) && sectionOf(head) === 'left out';

const isHead = (line: string): boolean => {
  const head = plainHead(line);
  if (isQuestion(head)) return true;
  if (asHeading.test(line)) return head.length <= 60;
  if (isMarked.test(line)) return false;
  if (/^[^.,;，。；]{2,60}[:：]\s*$/u.test(line.trim())) return true;
  return (
    head.split(/\s+/u).length <= 6 && head.length <= 45 && shortLine.test(head) && !/[.!?。！？]$/u.test(head)
  );
};

/**
 * The lines of a text. A heading without a colon begins a section only if its words name one; `isSkill` keeps
 * lists of skills, one a line, from being read as headings.
 */
export const linesOf = (text: string, isSkill: (line: string) => boolean): Line[] => {
  let section: Line['section'] = 'asked';
  let block = 0;
  let from = 0;
  /** Lines of the paragraph about the company so far; null outside of one. */
  let about: number | null = null;
  return text.split('\n').map((line) => {
    const at = from;
    from += line.length + 1;
    const isHeading = line.trim() !== '' && isHead(line) && !isSkill(plainHead(line));
    if (isHeading) {
      const head = plainHead(line);
      section = sectionOf(head);
      about = aboutCompany.test(head) ? 0 : null;
      block++;
    } else if (about !== null && line.trim() !== '') about++;
    else if (about) [section, about] = ['asked', null];
    return { text: line, from: at, section, isHeading, block };
  });
};
