import { oneOf, someOf } from '../fields.ts';

/** Where work is done. */
export const workplaces = ['On site', 'Hybrid', 'Remote'] as const;
export type Workplace = (typeof workplaces)[number];

export const workplace = () => oneOf('Workplace', workplaces);

/** Where a candidate accepts work; an empty list means anywhere. */
export const acceptedWorkplaces = () => someOf('Accepted Workplaces', workplaces);
