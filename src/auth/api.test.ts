import { HttpResponse, http as on } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { api, idempotent } from './api.ts';
import { clearSession, currentSession, sessionEnd } from './session.ts';
import { signedInAs } from './signedInAs.ts';

const at = (path: string) => `http://localhost:5173/api/v1/${path}`;
const server = setupServer();
let refreshes = 0;

const jobsFor = (token: string) =>
  on.get(at('jobs'), ({ request }) =>
    request.headers.get('Authorization') === `Bearer ${token}`
      ? HttpResponse.json([{ id: 'JOB-001' }])
      : HttpResponse.json(
          { success: false, code: 'notSignedIn', message: 'Please sign in.' },
          { status: 401 },
        ),
  );
const refreshGives = (answer: () => Response) =>
  on.post(at('auth/refresh'), () => {
    refreshes += 1;
    return answer();
  });
const freshTokens = () =>
  HttpResponse.json({ success: true, data: { token: 'fresh', refreshToken: 'next refresh' } });

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('The call did not fail.'),
    (error: unknown) => error as ApiError,
  );

beforeAll(() => server.listen());
beforeEach(() => {
  refreshes = 0;
  signedInAs('recruiter');
});
afterEach(() => {
  server.resetHandlers();
  clearSession('signedOut');
});
afterAll(() => server.close());

describe('an API call', () => {
  it('carries the bearer token', async () => {
    server.use(jobsFor('token of recruiter'));
    expect(await api.get('jobs').json()).toEqual([{ id: 'JOB-001' }]);
  });

  it('with an expired token is repeated with a fresh one', async () => {
    server.use(jobsFor('fresh'), refreshGives(freshTokens));
    expect(await api.get('jobs').json()).toEqual([{ id: 'JOB-001' }]);
    expect(currentSession()).toMatchObject({ token: 'fresh', refreshToken: 'next refresh' });
  });

  it('shares one refresh with all calls that fail at the same time', async () => {
    server.use(jobsFor('fresh'), refreshGives(freshTokens));
    await Promise.all([api.get('jobs').json(), api.get('jobs').json(), api.get('jobs').json()]);
    expect(refreshes).toBe(1);
  });

  it('uses the token another tab has refreshed', async () => {
    server.use(
      on.get(at('jobs'), ({ request }) => {
        if (request.headers.get('Authorization') === 'Bearer from another tab') return HttpResponse.json([]);
        localStorage.setItem('authToken', 'from another tab');
        return HttpResponse.json({}, { status: 401 });
      }),
      refreshGives(freshTokens),
    );
    expect(await api.get('jobs').json()).toEqual([]);
    expect(refreshes).toBe(0);
  });

  it('in a duplicated tab uses the tokens of the original, and never sends a refresh token twice', async () => {
    signedInAs('recruiter', 'tab');
    const twin = new BroadcastChannel(`session.${sessionStorage.getItem('sessionName')}`);
    twin.addEventListener('message', ({ data }) => {
      if (data.kind === 'ask')
        twin.postMessage({ kind: 'tokens', turn: 2, token: 'fresh', refreshToken: 'next refresh' });
    });
    server.use(jobsFor('fresh'), refreshGives(freshTokens));
    expect(await api.get('jobs').json()).toEqual([{ id: 'JOB-001' }]);
    expect(refreshes).toBe(0);
    expect(currentSession()).toMatchObject({ token: 'fresh', refreshToken: 'next refresh' });
    twin.close();
  });

  it('of a session kept in the tab is repeated with a fresh token if no other tab responds', async () => {
    signedInAs('recruiter', 'tab');
    server.use(jobsFor('fresh'), refreshGives(freshTokens));
    expect(await api.get('jobs').json()).toEqual([{ id: 'JOB-001' }]);
    expect(refreshes).toBe(1);
    expect(sessionStorage.getItem('refreshToken')).toBe('next refresh');
  });

  it('ends the session when the refresh is refused, after one attempt', async () => {
    server.use(
      jobsFor('fresh'),
      refreshGives(() => HttpResponse.json({}, { status: 401 })),
    );
    expect(await failureOf(api.get('jobs').json())).toMatchObject({ status: 401 });
    expect(refreshes).toBe(1);
    expect(currentSession()).toBeNull();
    expect(sessionEnd()).toBe('expired');
  });

  it('ends the session with the reason when the refresh is refused because the company is suspended', async () => {
    const closed = { code: 'sign-in.company-suspended', details: { closing: 'companySuspended' } };
    server.use(
      jobsFor('fresh'),
      refreshGives(() => HttpResponse.json(closed, { status: 401 })),
    );
    await failureOf(api.get('jobs').json());
    expect(currentSession()).toBeNull();
    expect(sessionEnd()).toBe('companySuspended');
  });

  it('keeps the session when the server is unreachable for the refresh', async () => {
    server.use(
      jobsFor('fresh'),
      refreshGives(() => HttpResponse.error()),
    );
    await failureOf(api.get('jobs').json());
    expect(currentSession()).not.toBeNull();
  });

  it('repeats the same body with the same idempotency key', async () => {
    const seen: unknown[] = [];
    server.use(
      on.post(at('jobs'), async ({ request }) => {
        seen.push([request.headers.get('Idempotency-Key'), await request.json()]);
        return seen.length === 1
          ? HttpResponse.json({}, { status: 401 })
          : HttpResponse.json({ id: 'JOB-002' });
      }),
      refreshGives(freshTokens),
    );
    await api.post('jobs', { json: { title: 'Data Engineer' }, headers: idempotent('key-1') }).json();
    expect(seen).toEqual([
      ['key-1', { title: 'Data Engineer' }],
      ['key-1', { title: 'Data Engineer' }],
    ]);
  });

  describe('to an overloaded server', () => {
    const busy = () =>
      HttpResponse.json({ code: 'server.overloaded' }, { status: 503, headers: { 'Retry-After': '2' } });
    let keys: unknown[] = [];
    const answersAfter = (refusals: number) =>
      server.use(
        on.all(at('jobs'), ({ request }) => {
          keys.push(request.headers.get('Idempotency-Key'));
          return keys.length > refusals ? HttpResponse.json({ id: 'JOB-002' }) : busy();
        }),
      );
    /** Lets time pass until the call is over. */
    const secondsUntil = async (call: Promise<unknown>) => {
      let isOver = false;
      const over = () => {
        isOver = true;
      };
      call.then(over, over);
      const begun = Date.now();
      while (!isOver) {
        await vi.advanceTimersByTimeAsync(100);
        await new Promise(setImmediate);
      }
      return (Date.now() - begun) / 1000;
    };
    beforeEach(() => {
      keys = [];
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    });
    afterEach(() => void vi.useRealTimers());

    it('is repeated when the server says so, a change with its key', async () => {
      answersAfter(2);
      const call = api.post('jobs', { json: {}, headers: idempotent('key-1') }).json();
      expect(await secondsUntil(call)).toBeGreaterThanOrEqual(4);
      expect(await call).toEqual({ id: 'JOB-002' });
      expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
    });

    it('fails with its message if the overload lasts', async () => {
      answersAfter(Number.POSITIVE_INFINITY);
      const failure = failureOf(api.get('jobs').json());
      await secondsUntil(failure);
      expect(await failure).toMatchObject({ status: 503, code: 'server.overloaded' });
      expect(keys).toHaveLength(4);
    });

    it('includes the refresh of its token', async () => {
      let asked = 0;
      server.use(
        jobsFor('fresh'),
        refreshGives(() => (asked++ ? freshTokens() : busy())),
      );
      const call = api.get('jobs').json();
      await secondsUntil(call);
      expect(await call).toEqual([{ id: 'JOB-001' }]);
    });

    it('is told apart from one that refuses changes during maintenance', async () => {
      const closed = { code: 'maintenance.read-only', details: { retryAfter: 3600 } };
      server.use(
        on.post(at('jobs'), () =>
          HttpResponse.json(closed, { status: 503, headers: { 'Retry-After': '3600' } }),
        ),
      );
      const failure = failureOf(api.post('jobs', { json: {} }).json());
      expect(await secondsUntil(failure)).toBeLessThan(2);
      expect(await failure).toMatchObject({ status: 503, code: 'maintenance.read-only' });
    });
  });

  it('returns status, message and field errors of a refusal', async () => {
    const answer = {
      success: false,
      code: 'invalid',
      message: 'Please correct the form.',
      errors: { title: 'Required' },
      requestId: 'r-1',
    };
    server.use(on.post(at('jobs'), () => HttpResponse.json(answer, { status: 400 })));
    const error = await failureOf(api.post('jobs', { json: {} }).json());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: 'HttpError',
      status: 400,
      message: 'Please correct the form.',
      body: answer,
    });
  });

  it('without a connection returns a translatable message', async () => {
    server.use(on.get(at('jobs'), () => HttpResponse.error()));
    expect(await failureOf(api.get('jobs').json())).toMatchObject({
      status: 0,
      code: 'unreachable',
      message: 'auth.errors.unreachable',
    });
  });
});
