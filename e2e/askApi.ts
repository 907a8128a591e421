import type { APIResponse, Page } from 'playwright-core';

/** A server that has just started may be too busy; it says after how many seconds to ask again. */
export const askAgain = async (ask: () => Promise<APIResponse>): Promise<APIResponse> => {
  for (let left = 5; ; left--) {
    const answer = await ask();
    if (answer.status() !== 503 || left === 0) return answer;
    const seconds = Number(answer.headers()['retry-after'] ?? 1);
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  }
};

type Asked = { method?: 'POST' | 'PUT'; data?: object; headers?: Record<string, string> };

/** The body of the API's response to the user who is signed in on this page, also from the demo's. */
export const askApi = <R>(page: Page, path: string, asked: Asked = {}): Promise<R> =>
  page.evaluate(
    async ([address, method, { data, headers }]) => {
      const token = sessionStorage.getItem('authToken') ?? localStorage.getItem('authToken');
      const type = data && { 'content-type': 'application/json' };
      for (let left = 5; ; left--) {
        const answer = await fetch(address, {
          method,
          headers: { ...(token && { authorization: `Bearer ${token}` }), ...type, ...headers },
          ...(data && { body: JSON.stringify(data) }),
        });
        if (answer.ok) return (await answer.json()) as R;
        if (answer.status !== 503 || left === 0) throw new Error(await answer.text());
        const seconds = Number(answer.headers.get('retry-after') ?? 1);
        await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
      }
    },
    [`/api/v1${path}`, asked.method ?? (asked.data ? 'POST' : 'GET'), asked] as const,
  );
