import { makeDictionary, type SkillDictionary } from './dictionary.ts';
import { readFiles } from './dictionaryLines.ts';

let loaded: Promise<SkillDictionary> | undefined;

/** The dictionary, read once and only when somebody asks: a page that needs no skills loads none of it. */
export const loadDictionary = (): Promise<SkillDictionary> => {
  loaded ??= readDictionary();
  return loaded;
};

const readDictionary = async (): Promise<SkillDictionary> => {
  const [tags, others] = await Promise.all([import('./data/stackOverflow.ts'), import('./data/skills.ts')]);
  return makeDictionary(readFiles([tags.default, others.default]));
};
