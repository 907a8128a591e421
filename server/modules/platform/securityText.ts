import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../options.ts';

const daysValid = 180;
const day = 86_400_000;

/** Contact for security reports (RFC 9116), if the operator has set one. */
export const securityText = (
  app: FastifyInstance,
  { securityContact, publicUrl, clock }: Pick<AppOptions, 'securityContact' | 'publicUrl' | 'clock'>,
) => {
  if (!securityContact) return;
  app.get('/.well-known/security.txt', { config: { access: 'public' } }, (_request, reply) => {
    const today = Math.floor(clock().getTime() / day) * day;
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(today + daysValid * day).toISOString()}`,
      'Preferred-Languages: en, es, fr, de',
      ...(publicUrl ? [`Canonical: ${publicUrl()}/.well-known/security.txt`] : []),
    ];
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
};
