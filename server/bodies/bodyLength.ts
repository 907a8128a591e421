import type { FastifyRequest } from 'fastify';

/** How many bytes may follow the headers of a request: what it says, or as many as its route takes. */
export const bodyLength = ({ headers, routeOptions }: FastifyRequest): number => {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit ?? 1024 * 1024;
  return Number(headers['content-length'] ?? 0);
};
