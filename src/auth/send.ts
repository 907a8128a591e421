import { api } from './api.ts';
import { call } from './call.ts';

/** A call by its route, as the signed-in person. */
export const send: typeof call = (route, input, options) => call(route, input, { by: api, ...options });
