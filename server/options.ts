import type { FastifyBaseLogger } from 'fastify';
import type { GuardOptions } from './guard.ts';
import type { Resolve } from './hooks/publicAddress.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Measures } from './measures/openMeasures.ts';
import type { Metrics } from './metrics/openMetrics.ts';

/** What the server is assembled from. */
export type AppOptions = GuardOptions & {
  version: string;
  /** Without one nothing is logged. */
  log?: FastifyBaseLogger;
  /** How many proxies of our own every request passes; without them no forwarded address is believed. */
  proxies?: number;
  /** Where mails are kept, if they are. */
  outbox?: Outbox;
  /** How names become addresses where webhooks are connected; without it, as this machine does it. */
  resolveHost?: Resolve;
  /** What brings the counts of this process to the database. */
  measures?: Measures;
  /** Figures for Prometheus. With a token they are served at `/metrics` to whoever sends it. */
  metrics?: Metrics;
  metricsToken?: string;
  /** The folder of an embedded database, whose disk must not fill up. */
  dataDir?: string;
  /** How many bytes are free on a folder's disk, if not as the operating system says. */
  freeBytes?: (folder: string) => Promise<number>;
  /** Milliseconds that the process may be late before it refuses requests; 250 where none is said. */
  mostLate?: number;
  /** The address that people reach the site at, without a slash at its end. */
  publicUrl?: () => string;
  /** Where security problems are reported: a mailto: or https: address. */
  securityContact?: string;
  /** The folder of the built site; without one only the API is served. */
  site?: URL;
};
