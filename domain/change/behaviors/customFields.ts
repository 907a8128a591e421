import { customFieldNoun } from '../../contract/customFields/customFields.ts';
import { mostCustomFields } from '../../contract/customFields/customValues.ts';
import type { Rows } from '../../contract/index.ts';
import { Conflict, Invalid } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';
import { checkCustomFields } from '../billing/customFieldLimit.ts';
import { customFieldsOf } from '../customValues.ts';
import { refuseSameName } from '../refuseSameName.ts';

export const customFields: Behavior<Rows['customFields']> = {
  // A new field is the last one.
  completeNew: async (row, { actor }, reader) => {
    const { companyId, noun } = row;
    if (!customFieldNoun(String(noun), actor.userType)) throw Invalid({ noun: 'custom-fields.other-noun' });
    await reader.hold(customFieldsOf(companyId), 'alone');
    const known = await reader.findAll('customFields', { companyId, noun });
    if (known.length >= mostCustomFields)
      throw Conflict({ code: 'custom-fields.too-many', values: { max: mostCustomFields } });
    return { ...row, position: Math.max(0, ...known.map(({ position }) => position)) + 1 };
  },
  completeEdit: async (before, changes, _context, reader) => {
    await reader.hold(customFieldsOf(before.companyId), 'alone');
    if (!changes.choices) return {};
    return { formerChoices: [...new Set([...before.formerChoices, ...before.choices])].slice(-1000) };
  },
  check: async (before, after, _context, reader) => {
    const { companyId, noun, name } = after;
    if (before?.name !== name) await refuseSameName('customFields', after, { companyId, noun }, reader);
  },
  checkLimit: checkCustomFields,
};
