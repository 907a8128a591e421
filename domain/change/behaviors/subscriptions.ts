import type { Rows } from '../../contract/index.ts';
import type { Behavior } from '../behavior.ts';
import { planChanged, subscribe } from '../billing/planChange.ts';
import { planRenewal } from '../billing/renewal.ts';
import { renewalSaid, termEnded } from '../billing/termEnd.ts';

export const subscriptions: Behavior<Rows['subscriptions']> = {
  completeNew: subscribe,
  completeEdit: planRenewal,
  effects: (before, after, context) => [
    ...(!before && after ? [planChanged(after, context)] : []),
    ...termEnded(before, after, context),
    ...renewalSaid(before, after, context),
  ],
  copiesCurrency: true,
};
