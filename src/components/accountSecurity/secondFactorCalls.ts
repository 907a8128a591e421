import { api } from '../../auth/api.ts';

type SecondFactor = { on: boolean; codesLeft: number };
export type SetUp = { secret: string; uri: string };

const path = 'auth/second-factor';
const dataOf = <T>(answer: { data: T }) => answer.data;

/** API calls for the user's second factor. */
export const secondFactorCalls = {
  show: (signal?: AbortSignal) => api.get(path, { signal }).json<{ data: SecondFactor }>().then(dataOf),
  begin: () => api.post(path).json<{ data: SetUp }>().then(dataOf),
  confirm: (code: string) =>
    api
      .post(`${path}/confirm`, { json: { code } })
      .json<{ data: { recoveryCodes: string[] } }>()
      .then(dataOf),
  end: (code: string) => api.post(`${path}/off`, { json: { code } }),
};
