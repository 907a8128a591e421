import type { FastifyInstance } from 'fastify';
import { sessionOperations } from '../../operations/session.ts';
import { operateForVisitors } from '../requests/operate.ts';
import { askForPassword, evenly, readLink, usePasswordLink } from './auth/passwordLinks.ts';
import type { AppOptions } from './options.ts';

/** Setting a password with a link from a mail: after a forgotten password or an invitation. */
export const passwordLinkRoutes = (app: FastifyInstance, options: AppOptions) => {
  operateForVisitors(app, options, sessionOperations.askForPasswordLink, askForPassword, evenly);
  operateForVisitors(app, options, sessionOperations.readPasswordLink, (work, { token }) =>
    readLink(work, token),
  );
  operateForVisitors(app, options, sessionOperations.usePasswordLink, usePasswordLink);
};
