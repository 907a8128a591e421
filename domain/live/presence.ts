import type { Actor } from '../access/can.ts';
import { hiddenName } from '../access/masks.ts';

/** A page on which somebody has a request open, by the stream of that page. */
export type Viewing = {
  stream: string;
  requestId: string;
  providerId: string;
  recruiterId: string;
  /** The recruiter does not know the provider yet. */
  masked: boolean;
  companyId: string;
  company: string;
  userId: string;
  name: string;
};

/** Somebody who has the request open; of another company only the company is named. */
export type Viewer = { company: string; name: string | null };
export type Viewers = { requestId: string; viewers: Viewer[] };

/** Milliseconds for which a page counts as open; pages repeat it every 20 seconds. */
const lasting = 50_000;

export type Presence = ReturnType<typeof openPresence>;

/** Who has which request open, on which page. `clock` is in milliseconds. */
export const openPresence = (clock: () => number) => {
  const pages = new Map<string, { viewing: Viewing; until: number }>();
  return {
    /** Returns the requests whose viewers may have changed. */
    open: (viewing: Viewing): string[] => {
      const before = pages.get(viewing.stream)?.viewing.requestId;
      pages.set(viewing.stream, { viewing, until: clock() + lasting });
      return before === viewing.requestId ? [] : [viewing.requestId, ...(before ? [before] : [])];
    },
    close: (stream: string): string[] => {
      const known = pages.get(stream);
      pages.delete(stream);
      return known ? [known.viewing.requestId] : [];
    },
    /** Forgets pages that have not been repeated. */
    expire: (): string[] => {
      const gone = [...pages.values()].filter(({ until }) => until <= clock());
      for (const { viewing } of gone) pages.delete(viewing.stream);
      return gone.map(({ viewing }) => viewing.requestId);
    },
    on: (stream: string): Viewing | undefined => pages.get(stream)?.viewing,
    of: (requestId: string): Viewing[] =>
      [...pages.values()].map(({ viewing }) => viewing).filter((one) => one.requestId === requestId),
  };
};

/** The others among these, each named once. */
export const viewersFor = (actor: Pick<Actor, 'userId' | 'companyId'>, all: readonly Viewing[]): Viewer[] => {
  const named = all
    .filter(({ userId }) => userId !== actor.userId)
    .map(({ companyId, company, userId, name, masked, recruiterId }) =>
      companyId === actor.companyId
        ? { key: userId, viewer: { company, name } }
        : {
            key: companyId,
            viewer: { company: masked && actor.companyId === recruiterId ? hiddenName : company, name: null },
          },
    );
  return [...new Map(named.map(({ key, viewer }) => [key, viewer])).values()];
};
