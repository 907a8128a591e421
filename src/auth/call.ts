import type { KyInstance, Options } from 'ky';
import { addressOf } from '../../operations/address.ts';
import type { InputAt, ResponseAt, Route } from '../../operations/routes.ts';
import { http } from './http.ts';

/**
 * Calls an operation by its route. The compiler knows its input and response from the declaration, whose
 * schemas the page does not load. Failures are ApiErrors.
 */
export const call = <R extends Route>(
  route: R,
  input: InputAt<R>,
  { by = http, ...options }: Options & { by?: KyInstance } = {},
): Promise<ResponseAt<R>> => {
  const [method, path = ''] = route.split(' ');
  const { address, values } = addressOf(path, input);
  const json = Object.keys(values).length > 0 ? values : undefined;
  return by(address, { method, json, ...options }).json<ResponseAt<R>>();
};
