import type { Rows } from '../../contract/index.ts';
import { asksOnce, verificationEffects } from '../accounts/verification.ts';
import type { Behavior } from '../behavior.ts';

export const verificationRequests: Behavior<Rows['verificationRequests']> = {
  link: asksOnce,
  effects: verificationEffects,
};
