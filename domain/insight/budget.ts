import type { Request } from '../contract/deals/requests.ts';
import { roleNamed } from '../contract/deals/roles.ts';

type Asked = Pick<Request, 'skills' | 'roles' | 'rateMin' | 'rateMax' | 'currency'>;

/** The skills that a request names, for one of its roles or for all. */
export const skillsAsked = ({ skills, roles }: Pick<Asked, 'skills' | 'roles'>, role: unknown) =>
  (roleNamed(roles, role) ?? { skills }).skills;

/** Amounts in minor units; `off` is what lies between the rate and the limit. */
export type OffBudget = { side: 'above' | 'below'; limit: number; off: number };

/**
 * How a quoted rate lies outside what the request offers, for its role if that names rates; null if it does not, and
 * for another currency than the request’s, as nothing is converted.
 */
export const offBudget = (
  asked: Omit<Asked, 'skills'>,
  { rate, currency, role }: { rate: unknown; currency: unknown; role?: unknown },
): OffBudget | null => {
  if (typeof rate !== 'number' || rate === 0 || currency !== asked.currency) return null;
  const named = roleNamed(asked.roles, role);
  const rateMin = named?.rateMin ?? asked.rateMin;
  const rateMax = named?.rateMax ?? asked.rateMax;
  if (rateMax !== null && rate > rateMax) return { side: 'above', limit: rateMax, off: rate - rateMax };
  if (rateMin !== null && rate < rateMin) return { side: 'below', limit: rateMin, off: rateMin - rate };
  return null;
};
