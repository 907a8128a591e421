import type { Faults } from '../../messages/message.ts';
import { instant, oneOf, optional, text, whole } from '../fields.ts';
import { anyMove, defineNoun, type RowOf } from '../noun.ts';

export const unknownSkillStatuses = ['New', 'Mapped', 'A Skill of Its Own'] as const;

/**
 * A skill name that the dictionary does not know, as typed. The operator decides its meaning; nothing is
 * merged automatically. `folded` is the normalized name; `skill` is an id of the dictionary.
 */
export const unknownSkills = defineNoun({
  name: 'unknownSkills',
  label: 'Unknown Skill',
  plural: 'Unknown Skills',
  prefix: 'US',
  fields: {
    name: text('Name'),
    folded: text('Normalized Name'),
    seen: whole('Times Seen'),
    lastSeen: instant('Last Seen'),
    status: oneOf('Status', unknownSkillStatuses),
    skill: optional(text('Mapped To', 80)),
  },
  fixed: ['name'],
  serverSet: ['folded', 'seen', 'lastSeen'],
  unique: ['folded'],
  search: ['name'],
  title: 'name',
  lifecycles: [{ field: 'status', initial: ['New'], moves: anyMove(unknownSkillStatuses, ['admin']) }],
  derive: ({ status, skill }) => ({ skill: status === 'Mapped' ? skill : null }),
  check: ({ status, skill }): Faults =>
    status === 'Mapped' && skill === null ? { skill: 'candidates.map-skill' } : {},
});
export type UnknownSkill = RowOf<typeof unknownSkills>;
