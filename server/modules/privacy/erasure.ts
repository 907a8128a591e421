import type { FastifyInstance } from 'fastify';
import type { Erasure } from '../../../domain/privacy/erasure.ts';
import { checkPersonalData } from '../../../domain/privacy/personalData.ts';
import { operations } from '../../../operations/index.ts';
import { inSession, send } from '../../requests/guard.ts';
import { rememberAnswer } from '../../requests/idempotency.ts';
import { route } from '../../requests/operate.ts';
import { erasePerson } from '../../store/change.ts';
import type { AppOptions } from '../options.ts';

/** Erases a person. */
export const erasureRoutes = (app: FastifyInstance, options: AppOptions) => {
  route(app, operations.erase, async (request, reply, read) => {
    let mails = new Set<string>();
    const answer = await inSession(options, request, (work) =>
      rememberAnswer(work, request, async () => {
        checkPersonalData(work.actor);
        const done = await erasePerson(work, read());
        mails = mailsOf(done.erasure);
        return { body: done.row };
      }),
    );
    // Mail texts are stored in a folder, and deleted once the deletion of their rows is committed.
    if (mails.size) await options.outbox?.forget(async (ids) => new Set(ids.filter((id) => !mails.has(id))));
    return send(reply, answer);
  });
};

const mailsOf = ({ changed, removed }: Erasure) =>
  new Set([...changed, ...removed].filter(({ noun }) => noun === 'mails').map(({ row }) => row.id));
