import { instant, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { providers } from '../seenBy.ts';

/** What a provider did that named a candidate to a recruiter. */
export const revealReasons = ['Quote', 'Contract', 'NDA'] as const;

/**
 * A recruiter's company sees a masked candidate of a provider by name from now on, or all of them, by an NDA. The
 * name of the company is copied.
 */
export const reveals = defineNoun({
  name: 'reveals',
  label: 'Reveal',
  plural: 'Reveals',
  prefix: 'RVL',
  fields: {
    providerId: providers(reference('Provider', 'companies')),
    recruiterId: providers(reference('Recruiter', 'companies')),
    recruiter: providers(text('Revealed To')),
    candidateId: providers(optional(reference('Resource', 'candidates', 'removed'))),
    reason: providers(oneOf('Reason', revealReasons)),
    requestId: providers(optional(reference('Request', 'requests', 'kept'))),
    contractId: providers(optional(reference('Contract', 'contracts', 'kept'))),
    at: providers(instant('Time')),
  },
  search: [],
  title: 'id',
});
export type Reveal = RowOf<typeof reveals>;
