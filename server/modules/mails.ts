import type { FastifyInstance } from 'fastify';
import { scopesOf } from '../../domain/access/can.ts';
import { NotFound } from '../../domain/errors.ts';
import { enveloped } from '../envelope.ts';
import { guarded } from '../guard.ts';
import type { AppOptions } from '../options.ts';
import { showRow } from '../store/rows.ts';

/** The text of a mail, for as long as it is kept in the outbox of this server. */
export const mailRoutes = (app: FastifyInstance, options: AppOptions) => {
  app.get(
    '/api/v1/mails/:id/text',
    { config: { access: { noun: 'mails', verb: 'show' } } },
    guarded(options, async ({ actor, transaction, now }, request) => {
      const { id } = request.params as { id: string };
      const mail = await showRow(transaction, 'mails', scopesOf(actor, 'show', 'mails'), id);
      if (!mail) throw NotFound('Outgoing Mail');
      const text = mail.status === 'Kept' ? await options.outbox?.textOf(id) : null;
      if (!text) throw NotFound('The text of this mail');
      return { body: enveloped(now, 'Mail', { text }) };
    }),
  );
};
