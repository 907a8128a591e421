import type { Query, QueryClient } from '@tanstack/react-query';
import type { LiveChange } from '../../dataProvider/live.ts';

/** Milliseconds between two rounds of requests, so that a burst of changes costs one. */
const apart = 500;
/** Milliseconds within which changes that arrive together are answered together. */
const together = 30;
/** Milliseconds between two rounds of figures, which are computed over many rows. */
const figuresApart = 5000;
/** How long the rows that were written here are remembered. */
const remembered = 30_000;

/**
 * Marks cached answers that changes make out of date. Those on screen are requested again, others when they
 * are shown. Rows that are open in a form stay as they are: saving compares versions.
 */
export const refetchChanged = (client: QueryClient, random: () => number = Math.random) => {
  const own = rememberOwn(client);
  let waiting: LiveChange[] = [];
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = new Set<ReturnType<typeof setTimeout>>();

  let lastFigures = Number.NEGATIVE_INFINITY;
  let figuresTimer: ReturnType<typeof setTimeout> | undefined;
  const refetchFigures = () => {
    figuresTimer = undefined;
    lastFigures = performance.now();
    void client.invalidateQueries({ queryKey: ['insights'] });
  };

  const flush = () => {
    timer = undefined;
    last = performance.now();
    const changes = waiting.filter((change) => !own.has(change));
    waiting = [];
    if (changes.length === 0) return;
    void client.invalidateQueries({
      predicate: (query) => !isInForm(query) && changes.some(concerns(query)),
    });
    figuresTimer ??= setTimeout(refetchFigures, Math.max(0, lastFigures + figuresApart - last));
  };
  const take = (changes: readonly LiveChange[]) => {
    waiting.push(...changes);
    timer ??= setTimeout(flush, Math.max(together, last + apart - performance.now()));
  };

  return {
    take: (changes: readonly LiveChange[]) => {
      take(changes.filter(({ within }) => within === undefined));
      for (const change of changes) {
        if (change.within === undefined) continue;
        const spread = setTimeout(() => {
          later.delete(spread);
          take([change]);
        }, random() * change.within);
        later.add(spread);
      }
    },
    takeAll: () =>
      void client.invalidateQueries({ predicate: (query) => !isInForm(query) && isOfRows(query) }),
    close: () => {
      own.close();
      clearTimeout(timer);
      clearTimeout(figuresTimer);
      for (const one of later) clearTimeout(one);
    },
  };
};

/** React-admin's edit forms are the only ones that never refetch on focus, as that would replace their row. */
const isInForm = ({ queryKey, observers }: Query): boolean =>
  queryKey[1] === 'getOne' && observers.some(({ options }) => options.refetchOnWindowFocus === false);

const figures = ['insights', 'matching'];
const calls = ['getList', 'getInfiniteList', 'getManyReference', 'getMany', 'getOne'];

const isOfRows = ({ queryKey: [first, call] }: Query): boolean =>
  figures.includes(String(first)) || calls.includes(String(call));

/** Answers that are made from rows of these nouns, for every page. */
const toldToEveryone = ['platform', 'maintenance'];
const ofEveryone: readonly string[] = ['featureToggles', 'preferences', 'maintenances'];

/** Whether a change concerns this answer: `[noun, call, parameters]`. */
const concerns =
  ({ queryKey: [first, call, params] }: Query) =>
  ({ noun, id }: LiveChange): boolean => {
    if (toldToEveryone.includes(String(first)) && ofEveryone.includes(noun)) return true;
    if (first !== noun) return false;
    const { id: one, ids } = (params ?? {}) as { id?: unknown; ids?: unknown };
    if (id === null) return true;
    if (call === 'getOne') return one === id;
    if (call === 'getMany') return !Array.isArray(ids) || ids.includes(id);
    return true;
  };

/** Rows written by this page, whose answers react-admin has already put on screen. */
const rememberOwn = (client: QueryClient) => {
  const versions = new Map<string, { version: number; until: number }>();
  const forget = client.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status !== 'success') return;
    const [noun] = mutation.options.mutationKey ?? [];
    const { id, version } = (mutation.state.data ?? {}) as { id?: unknown; version?: unknown };
    if (typeof noun !== 'string' || typeof id !== 'string' || typeof version !== 'number') return;
    const now = Date.now();
    for (const [key, { until }] of versions) if (until < now) versions.delete(key);
    versions.set(`${noun} ${id}`, { version, until: now + remembered });
  });
  return {
    has: ({ noun, id, kind, version }: LiveChange): boolean => {
      const known = versions.get(`${noun} ${id}`);
      return kind === 'edit' && known !== undefined && version !== null && version <= known.version;
    },
    close: forget,
  };
};
