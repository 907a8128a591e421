import type { FastifyBaseLogger } from 'fastify';
import type { Resolve } from '../hooks/publicAddress.ts';
import type { Live } from '../live/live.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Measures } from '../measures/openMeasures.ts';
import type { Metrics } from '../metrics/openMetrics.ts';
import type { GuardOptions } from '../requests/guard.ts';
import type { SigningIdentity } from '../signing/cms.ts';
import type { ResolveTxt } from './auth/singleSignOn/domains.ts';

/** The site's public URL, without a trailing slash. */
export const publicUrlOf = ({ publicUrl = () => 'http://localhost:8080' }: Pick<AppOptions, 'publicUrl'>) =>
  publicUrl();

/** Where directories provision users. */
export const scimUrlOf = (options: Pick<AppOptions, 'publicUrl'>): string =>
  `${publicUrlOf(options)}/scim/v2`;

/** Dependencies and settings of the server. */
export type AppOptions = GuardOptions & {
  version: string;
  /** Without it, nothing is logged. */
  log?: FastifyBaseLogger;
  /** Number of trusted proxies; with 0, forwarded addresses are ignored. */
  proxies?: number;
  /** Streams of changes to open pages; without it, there are none. */
  live?: Live;
  /** Where mails are stored, if they are. */
  outbox?: Outbox;
  /** DNS lookup for webhooks; by default that of the operating system. */
  resolveHost?: Resolve;
  /** Lookup of TXT records, which prove domains; by default that of the operating system. */
  resolveTxt?: ResolveTxt;
  /** Origins of identity providers that may be in a private network, and without encryption. */
  privateProviders?: readonly string[];
  /** Writes the counts of this process to the database. */
  measures?: Measures;
  /** Prometheus metrics, served at `/metrics` if a token is set. */
  metrics?: Metrics;
  metricsToken?: string;
  /** Folder of an embedded database, whose disk must not fill up. */
  dataDir?: string;
  /** Free bytes on a folder's disk; by default from the operating system. */
  freeBytes?: (folder: string) => Promise<number>;
  /** Event loop delay in milliseconds from which requests are refused; 250 by default. */
  mostLate?: number;
  /** The site's public URL, without a trailing slash. */
  publicUrl?: () => string;
  /** Contact for security reports: a mailto: or https: URL. */
  securityContact?: string;
  /** The operator's own certificate for sealing contracts. */
  signing?: Pick<SigningIdentity, 'certificates'>;
  /** Folder of the built site; without it only the API is served. */
  site?: URL;
};
