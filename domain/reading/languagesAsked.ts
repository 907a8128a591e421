import type { LanguageNeed } from '../contract/candidates/languageNeed.ts';
import { codeByName, folded, levelIn } from '../languages/languageNames.ts';
import { cuesIn } from './cues.ts';
import { linesOf } from './sections.ts';

/** A language that a text asks for, with the sentence that says so. */
export type LanguageAsked = LanguageNeed & { quote: string };

/** What makes the name of a language one that is to be spoken: "German market" asks for none. */
const spoken =
  /\b[abc][12]\b|\b(?:fluen|proficien|native\b|spoken\b|speak|mother tongue|(?<!programming )languages?\b|verbal|written and|sprachkenntnis|kenntnisse|sprach|sprech|muttersprach|verhandlungssicher|fliessend|wort und schrift|courant|maitris|langues?\b|maternelle|parle|niveau|idiomas?\b|lengua|hablad|hablar|fluid[oa]|nivel)/u;

const sentenceEnd = /(?<=[.!?;；。])\s+|\s[•·]\s/u;

/**
 * The languages that a job ad in English, German, French or Spanish asks its people to speak, each with the level that
 * the words come nearest to. Those that are ruled out or only nice to have are not among them.
 */
export const languagesAsked = (text: string): LanguageAsked[] => {
  const found = new Map<string, LanguageAsked>();
  for (const line of linesOf(text, () => false)) {
    if (line.section === 'left out' || line.section === 'nice') continue;
    for (const sentence of line.text.split(sentenceEnd))
      for (const asked of inSentence(sentence))
        if (!found.has(asked.language)) found.set(asked.language, asked);
  }
  return [...found.values()];
};

const inSentence = (sentence: string): LanguageAsked[] => {
  const words = folded(sentence);
  if (!spoken.test(words)) return [];
  const quote = sentence.trim().replace(/^[-*•·–]\s*/u, '');
  const clauses = sentence.split(/,(?!\d)|\s(?:but|aber|mais|pero)\s/u);
  return clauses.flatMap((clause) => {
    const told = folded(clause);
    // "German, French or Spanish is a plus": a bare name shares what the sentence says.
    const about = spoken.test(told) || cuesIn(clause).length > 0 ? clause : sentence;
    if (cuesIn(about).some(({ kind }) => kind !== 'must')) return [];
    const parts = told.split(/\s(?:and|und|et|y|e|or|oder|ou|o)\s|[/&+]/u);
    return parts.flatMap((part) => {
      const language = languageNamed(part);
      return language ? [{ language, level: levelIn(part) ?? levelIn(folded(about)), quote }] : [];
    });
  });
};

/** The first language in folded words; German writes "Deutschkenntnisse" in one. */
const languageNamed = (words: string): LanguageNeed['language'] | null => {
  const names = codeByName();
  for (const word of words.match(/\p{L}+/gu) ?? []) {
    const language = names.get(word) ?? names.get(word.replace(/(?:sprach|kenntnis).*$/u, ''));
    if (language && word !== 'polish') return language;
  }
  return null;
};
