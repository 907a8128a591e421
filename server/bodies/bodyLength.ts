import type { FastifyRequest } from 'fastify';

/** Maximum bytes after the headers of a request: its declared length, or the limit of its route. */
export const bodyLength = ({ headers, routeOptions }: FastifyRequest): number => {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit ?? 1024 * 1024;
  return Number(headers['content-length'] ?? 0);
};
