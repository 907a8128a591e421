import type { Viewers } from '../../domain/live/presence.ts';
import { type ApiError, isApiError } from '../auth/ApiError.ts';
import { api } from '../auth/api.ts';
import { toApiError } from '../auth/toApiError.ts';
import type { FollowChanges, LiveChange } from './live.ts';
import { type ServerEvent, serverEvents } from './serverEvents.ts';

/** Milliseconds. */
const waits = {
  first: 500,
  longest: 30_000,
  /** The server sends something every 20 seconds. */
  silence: 50_000,
  /** A hidden tab gives up its connection, as browsers open only six per server without HTTP/2. */
  hidden: 10_000,
  /** A page that opens is sent the changes of the last ten seconds. */
  recent: 8_000,
};

type Options = {
  /** Opens the stream after the event with this id. */
  open: (lastId: string | undefined, signal: AbortSignal) => Promise<Response>;
  random?: () => number;
};

/**
 * Follows changes over one connection, which is opened again after a break, later and later while that fails,
 * and at different times by different pages. While the tab is hidden for long, it is closed.
 */
export const followStream =
  ({ open, random = Math.random }: Options): FollowChanges =>
  ({ onChanges, onReload, onStream, onViewers }) => {
    const begun = performance.now();
    const stop = new AbortController();
    let lastId: string | undefined;
    let failures = 0;
    let connection: AbortController | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let silence: ReturnType<typeof setTimeout> | undefined;

    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => connection?.abort(), waits.silence);
    };
    const take = ({ id, event, data }: ServerEvent) => {
      if (event === 'hello') {
        failures = 0;
        onStream((JSON.parse(data) as { stream: string }).stream);
        // Without a position, what was committed before the stream opened is known for a few seconds only.
        if (lastId === undefined && performance.now() - begun > waits.recent) onReload();
      } else if (event === 'changes') onChanges(JSON.parse(data) as LiveChange[]);
      else if (event === 'viewing') onViewers(JSON.parse(data) as Viewers);
      else if (event === 'reload') onReload();
      lastId = id || lastId;
    };

    const read = async (own: AbortController) => {
      const { body, status } = await open(lastId, own.signal);
      // This server has no streams.
      if (status === 204 || !body) return stop.abort();
      await serverEvents(body, take, listen);
    };
    const connect = async () => {
      if (stop.signal.aborted || connection || isHidden()) return;
      clearTimeout(timer);
      const own = new AbortController();
      connection = own;
      listen();
      try {
        await read(own);
      } catch (error) {
        // Signed out, or not allowed: a later attempt would be refused as well.
        if (isFinal(toApiError(error as Error))) stop.abort();
        failures++;
      }
      clearTimeout(silence);
      connection = undefined;
      onStream(null);
      if (stop.signal.aborted) return;
      // At once after a session's token was replaced, so that little is missed; later after failures.
      const longest = Math.min(waits.first * 2 ** failures, waits.longest);
      timer = setTimeout(connect, longest / 4 + (random() * longest * 3) / 4);
    };

    let hiding: ReturnType<typeof setTimeout> | undefined;
    const onVisibility = () => {
      clearTimeout(hiding);
      if (isHidden()) hiding = setTimeout(() => connection?.abort(), waits.hidden);
      else void connect();
    };
    const onOnline = () => void connect();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onOnline);
    void connect();
    return () => {
      stop.abort();
      connection?.abort();
      for (const one of [timer, silence, hiding]) clearTimeout(one);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onOnline);
    };
  };

/** Follows the changes of the server. */
export const followServer: FollowChanges = followStream({
  open: (lastId, signal) =>
    api('events', { signal, timeout: false, headers: { ...(lastId && { 'Last-Event-ID': lastId }) } }),
});

const isHidden = () => document.visibilityState === 'hidden';

const isFinal = (error: ApiError | Error): boolean =>
  isApiError(error) && [401, 403, 404].includes(error.status);
