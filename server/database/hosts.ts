import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openClient } from './openClient.ts';

export type Host = { host: string; port: number };

/**
 * Milliseconds. Other hosts are tried a little later than the last primary, so that one lost connection does
 * not cause a switch.
 */
const waits = { connect: 2000, start: 10_000, others: 300, search: 250, check: 1000 };

/**
 * One URL for each host of a URL such as "postgres://user:password@a:5432,b:5432/db", as the driver supports
 * one host only.
 */
export const urlsOf = (url: string): string[] => {
  const [, scheme, account = '', hosts = '', rest] =
    /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#]*)(.*)$/.exec(url) ?? [];
  if (!hosts.includes(',')) return [url];
  return hosts.split(',').map((host) => `${scheme}${account}${host}${rest}`);
};

/** URL of the host that accepts writes; rejects with each host's error if there is none. */
export const writableUrl = async (url: string): Promise<string> => {
  const urls = urlsOf(url);
  if (urls.length === 1) return url;
  const { client, index } = await firstWritable(urls.map((one) => ({ connectionString: one })));
  await client.end();
  return urls[index] as string;
};

/** A connection to the first of these hosts that accepts writes. */
export const firstWritable = async (
  configs: readonly pg.ClientConfig[],
  current = -1,
  timeLimit = current < 0 ? waits.start : waits.connect,
) => {
  let isFound = false;
  const tries = configs.map(async (config, index) => {
    if (current >= 0 && index !== current) await pause(waits.others);
    if (isFound) throw new Error('not needed');
    const client = await openClient({
      application_name: 'talentbench-hosts',
      ...config,
      connectionTimeoutMillis: timeLimit,
      query_timeout: waits.connect,
    });
    try {
      if (!(await takesWrites(client))) throw new Error('takes no writes');
      if (isFound) throw new Error('not needed');
      isFound = true;
      return { client, index };
    } catch (error) {
      cut(client);
      throw error;
    }
  });
  return Promise.any(tries).catch((error: AggregateError) => {
    const reasons = error.errors.map(({ message }: Error, index) => `${nameOf(configs[index])}: ${message}`);
    throw new Error(`No host takes writes (${reasons.join('; ')})`, { cause: error });
  });
};

const nameOf = (config: pg.ClientConfig | undefined): string => {
  const { host, port } = new pg.Client(config);
  return `${host}:${port}`;
};

/** Without a terminate message, which a frozen host would never acknowledge. */
const cut = ({ connection }: pg.Client) => void connection.stream.destroy();

const takesWrites = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  return rows[0]?.transaction_read_only === 'off';
};

export type Hosts = {
  current(): Host;
  /** Called when another host becomes the primary. */
  onSwitch(listener: (host: Host) => void): void;
  close(): Promise<void>;
};

/**
 * Keeps a connection to the primary and checks every second whether it still accepts writes. When it is lost,
 * all hosts are tried until one does.
 */
export const followWrites = async (
  account: pg.ClientConfig,
  hosts: readonly Host[],
  onMove: (host: Host) => void = () => {},
): Promise<Hosts> => {
  const configs = hosts.map((host) => ({ ...account, ...host }));
  const listeners: ((host: Host) => void)[] = [];
  const stop = new AbortController();
  const { signal } = stop;
  let { client, index } = await firstWritable(configs);

  const stays = async () => {
    const lost = once(client, 'end', { signal });
    lost.catch(() => {});
    while (!signal.aborted) {
      const isLost = await Promise.race([lost.then(() => true), pause(waits.check, false, { signal })]);
      if (isLost || !(await takesWrites(client))) return;
    }
  };
  const search = async () => {
    while (!signal.aborted) {
      const found = await firstWritable(configs, index).catch(() => null);
      if (found) return found;
      await pause(waits.search, null, { signal });
    }
    return null;
  };
  const follow = async () => {
    while (!signal.aborted) {
      await stays().catch(() => {});
      cut(client);
      const found = await search();
      if (!found) return;
      client = found.client;
      if (found.index === index) continue;
      index = found.index;
      const host = hosts[index] as Host;
      onMove(host);
      for (const tell of listeners) tell(host);
    }
  };
  const following = follow().catch(() => {});

  return {
    current: () => hosts[index] as Host,
    onSwitch: (listener) => void listeners.push(listener),
    close: async () => {
      stop.abort();
      await following;
      cut(client);
    },
  };
};

/**
 * New connections go to the new primary; those to the old one are closed, as it may be frozen or a replica
 * now.
 */
export const follow = (pool: pg.Pool, hosts: Hosts) => {
  const cutAll = cutter(pool);
  Object.assign(pool.options, hosts.current());
  hosts.onSwitch((host) => {
    Object.assign(pool.options, host);
    cutAll();
  });
};

/** Cuts all connections of a pool, so that no request waits for a frozen database. */
export const cutter = (pool: pg.Pool) => {
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client)).on('remove', (client) => clients.delete(client));
  return () => {
    for (const { connection } of clients) connection.stream.destroy();
  };
};
