import type { Rows } from '../../contract/index.ts';
import type { Behavior } from '../behavior.ts';
import { asksOnce, verificationEffects } from '../verification.ts';

export const verificationRequests: Behavior<Rows['verificationRequests']> = {
  link: asksOnce,
  effects: verificationEffects,
};
