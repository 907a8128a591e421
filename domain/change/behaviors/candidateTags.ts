import { mostTags, wordOf } from '../../contract/hiring/candidateTags.ts';
import type { Rows } from '../../contract/index.ts';
import { Conflict, ConflictAt } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';

export const candidateTags: Behavior<Rows['candidateTags']> = {
  // Each candidate has a tag at most once.
  link: async ({ id, companyId, candidateId, tag }, reader) => {
    if (id) return {};
    await reader.hold(`tags ${companyId} ${candidateId}`, 'alone');
    const known = await reader.findAll('candidateTags', { companyId, candidateId });
    if (known.some(({ word }) => word === wordOf(String(tag)))) throw ConflictAt('tag', 'tags.twice');
    if (known.length >= mostTags) throw Conflict({ code: 'tags.too-many', values: { max: mostTags } });
    return {};
  },
};
