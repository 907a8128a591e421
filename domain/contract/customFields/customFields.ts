import type { Faults } from '../../messages/message.ts';
import { spokenName } from '../../search/spokenName.ts';
import { list, oneOf, reference, text, whole } from '../fields.ts';
import { anyMove, defineNoun, type RowOf } from '../noun.ts';
import type { UserType } from '../userTypes.ts';
import { customKinds } from './customValues.ts';

/** The nouns that companies add fields to. */
const extendedNouns = ['candidates', 'jobs'] as const;
export type ExtendedNoun = (typeof extendedNouns)[number];

/** Whose companies add fields to a noun, and alone read their values. */
const extenders: Record<ExtendedNoun, UserType> = { candidates: 'provider', jobs: 'recruiter' };

/** The nouns that companies of this type add fields to. */
export const nounsExtendedBy = (userType: string): ExtendedNoun[] =>
  extendedNouns.filter((noun) => extenders[noun] === userType);

/** The noun, if companies of this type add fields to it. */
export const customFieldNoun = (name: string, userType: string): ExtendedNoun | null =>
  nounsExtendedBy(userType).find((one) => one === name) ?? null;
const customFieldStatuses = ['Active', 'Archived'] as const;

/** The most choices that a field offers. */
const mostChoices = 100;

/**
 * A field that a company has added to its rows of a noun. The rows have its values in `customFields`, by the id of the
 * field. An archived field keeps its values and can be restored.
 */
export const customFields = defineNoun({
  name: 'customFields',
  label: 'Custom Field',
  plural: 'Custom Fields',
  prefix: 'CFD',
  fields: {
    companyId: reference('Company', 'companies'),
    noun: oneOf('Used For', extendedNouns),
    name: text('Name', 80),
    kind: oneOf('Kind', customKinds),
    choices: list('Choices', mostChoices),
    /** Choices that were removed. Rows may still have them, and are found by them. */
    formerChoices: list('Former Choices', 1000),
    position: whole('Order'),
    status: oneOf('Status', customFieldStatuses),
  },
  fixed: ['companyId', 'noun', 'kind'],
  serverSet: ['formerChoices'],
  defaults: { kind: 'Text', choices: [], formerChoices: [], position: 0 },
  search: ['name'],
  title: 'name',
  lifecycles: [
    {
      field: 'status',
      initial: customFieldStatuses,
      moves: anyMove(customFieldStatuses, ['provider', 'recruiter']),
    },
  ],
  notAsked: ({ kind }) => (kind === 'Choice' ? [] : ['choices']),
  derive: ({ kind, choices, formerChoices }) =>
    kind === 'Choice'
      ? { formerChoices: formerChoices.filter((one) => !choices.includes(one)) }
      : { choices: [] },
  check: ({ kind, choices }): Faults => {
    if (kind !== 'Choice') return {};
    if (choices.length === 0) return { choices: 'custom-fields.no-choices' };
    return new Set(choices.map(spokenName)).size < choices.length
      ? { choices: 'custom-fields.choice-twice' }
      : {};
  },
});
export type CustomField = RowOf<typeof customFields>;
