import type { Rows } from '../../contract/index.ts';
import type { Behavior } from '../behavior.ts';
import { keptResponse, messageEffects } from '../ticketSteps.ts';

export const ticketResponses: Behavior<Rows['ticketResponses']> = {
  link: keptResponse,
  effects: (before, after, context) => (!before && after ? messageEffects(after, context) : []),
};
