import type { FastifyBaseLogger } from 'fastify';
import type { GuardOptions } from './guard.ts';

/** What the server is assembled from. */
export type AppOptions = GuardOptions & {
  version: string;
  sampleData: boolean;
  /** Without one nothing is logged. */
  log?: FastifyBaseLogger;
  /** The folder of the built site; without one only the API is served. */
  site?: URL;
};
