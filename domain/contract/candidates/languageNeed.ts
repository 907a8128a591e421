import { z } from 'zod';
import { list, metaOf } from '../fields.ts';
import { type LanguageSkill, languageLevels, spokenLanguages } from './history.ts';

/** A language that a search asks for, at this level or better; at any level if it is null. */
export type LanguageNeed = LanguageSkill;

export const languageNeedSchema = z.strictObject(
  {
    language: z.enum(spokenLanguages, 'choice.one-of'),
    level: z.enum(languageLevels, 'choice.one-of').nullable().default(null),
  },
  'list.enter',
);

/** Languages of one search. */
export const mostLanguageNeeds = 10;

/** "de:B2", or "de" at any level: as it is written in addresses and saved searches. `readLanguageNeed` reverses it. */
export const writeLanguageNeed = ({ language, level }: LanguageNeed): string =>
  level === null ? language : `${language}:${level}`;

/** Null for a text that is none. */
export const readLanguageNeed = (text: string): LanguageNeed | null => {
  const [code, grade = null, ...rest] = text.split(':');
  const language = spokenLanguages.find((one) => one === code);
  const level = grade === null ? null : languageLevels.find((one) => one === grade);
  return language === undefined || level === undefined || rest.length > 0 ? null : { language, level };
};

/** Languages as saved searches keep them. */
export const languageNeeds = (label: string) => {
  const schema = list(label, mostLanguageNeeds);
  return schema
    .refine((texts) => texts.every((text) => readLanguageNeed(text) !== null), 'choice.one-of')
    .meta(metaOf(schema));
};

/** This level and the better ones. */
export const levelsFrom = (level: LanguageNeed['level']): readonly (typeof languageLevels)[number][] =>
  level === null ? languageLevels : languageLevels.slice(languageLevels.indexOf(level));

type Spoken = readonly LanguageSkill[] | null | undefined;

/** Whether somebody speaks a language well enough. A level that is not stated counts only where none is asked for. */
export const speaks = (spoken: Spoken, { language, level }: LanguageNeed): boolean =>
  (spoken ?? []).some(
    (one) =>
      one.language === language &&
      (level === null || (one.level !== null && levelsFrom(level).includes(one.level))),
  );

/** Whether it is not known: no languages are stated, or this one without its level. */
export const mightSpeak = (spoken: Spoken, need: LanguageNeed): boolean =>
  !speaks(spoken, need) &&
  (!spoken?.length || spoken.some(({ language, level }) => language === need.language && level === null));
