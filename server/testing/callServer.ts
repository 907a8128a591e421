import { samplePassword } from '../../fixtures/signIns.ts';

type Asked = {
  method?: string;
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
};

/**
 * Calls the API of a running server, in JSON. A refusal that asks to try again within five seconds is tried again,
 * as clients do: a busy machine sheds load.
 */
export const callServer = async (
  origin: string,
  path: string,
  { method, body, token, headers = {} }: Asked = {},
): Promise<Response> => {
  const answer = await fetch(`${origin}/api/v1/${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const seconds = Number(answer.headers.get('retry-after') ?? Number.POSITIVE_INFINITY);
  if (answer.status !== 503 || seconds > 5) return answer;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return callServer(origin, path, { method, body, token, headers });
};

/** Signs in with a sample account; resolves to the token. */
export const signInAt = async (origin: string, who: 'admin' | 'provider' | 'recruiter'): Promise<string> => {
  const account = { email: `${who}@talentbench.example`, password: samplePassword };
  const answer = await callServer(origin, 'auth/login', { body: account });
  return ((await answer.json()) as { data: { token: string } }).data.token;
};
