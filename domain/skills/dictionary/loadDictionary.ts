import { makeDictionary, type SkillDictionary } from './dictionary.ts';
import { readFiles } from './dictionaryLines.ts';

let loaded: Promise<SkillDictionary> | undefined;

/** The dictionary, loaded once and on first use, so that pages without skills do not load it. */
export const loadDictionary = (): Promise<SkillDictionary> => {
  loaded ??= readDictionary();
  return loaded;
};

const readDictionary = async (): Promise<SkillDictionary> => {
  const [tags, others] = await Promise.all([import('./data/stackOverflow.ts'), import('./data/skills.ts')]);
  return makeDictionary(readFiles([tags.default, others.default]));
};
