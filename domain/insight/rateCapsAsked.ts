import { z } from 'zod';
import { currencies } from '../contract/billing/currencies.ts';

const name = z.string().max(200);
const id = z.string().min(1).max(100);

/** Quotes and rates asked about at once, and the skills and companies of each. */
const [mostAsked, mostSkills, mostCompanies] = [100, 60, 100];

/**
 * What a rate is for: a quote, or a form that says which companies, candidate and skills it is about. Apart from the
 * caps, as every console loads the operations.
 */
export const rateCapsSchema = z.strictObject({
  asked: z
    .array(
      z.strictObject({
        proposalId: id.nullable().default(null),
        companyIds: z.array(id).max(mostCompanies).default([]).describe('The companies on the other side'),
        candidateId: id.nullable().default(null),
        skills: z.array(name).max(mostSkills).default([]).describe('The skills asked for'),
        position: name.nullable().default(null),
        currency: z.enum(currencies, 'currency.code'),
      }),
    )
    .min(1)
    .max(mostAsked),
});
export type RateCapsAsked = z.output<typeof rateCapsSchema>;
export type RateCapAsked = z.input<typeof rateCapsSchema>['asked'][number];
