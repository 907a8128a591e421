import { makeDictionary, type SkillDictionary } from './dictionary.ts';
import { readFiles } from './dictionaryLines.ts';
import { readOurSkills, withOurSkills } from './withOurSkills.ts';

let loaded: Promise<SkillDictionary> | undefined;

/** The dictionary, loaded once and on first use, so that pages without skills do not load it. */
export const loadDictionary = (): Promise<SkillDictionary> => {
  loaded ??= readDictionary();
  return loaded;
};

const readDictionary = async (): Promise<SkillDictionary> => {
  const [tags, others, ours] = await Promise.all([
    import('./data/stackOverflow.ts'),
    import('./data/skills.ts'),
    import('./data/ourSkills.ts'),
  ]);
  return makeDictionary(
    withOurSkills(readFiles([tags.default, others.default]), readOurSkills(ours.default)),
  );
};
