import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { email as emailField, oneOf } from '../../domain/contract/fields.ts';
import { languages } from '../../domain/contract/languages.ts';
import { enveloped, readBody } from '../envelope.ts';
import { type VisitorHandler, visited } from '../guard.ts';
import type { AppOptions } from '../options.ts';
import { askForPassword, evenly, readLink, usePasswordLink } from './auth/passwordLinks.ts';

const text = z.string('Enter text').min(1, 'Required').max(200, 'At most 200 characters');
const asked = z.strictObject({ email: emailField(), language: oneOf('Language', languages).default('en') });
const opened = z.strictObject({ token: text });
const used = z.strictObject({ token: text, password: text });
const open = { config: { access: 'public' as const } };

/** Setting a password with a link from a mail: after a forgotten password or an invitation. */
export const passwordLinkRoutes = (app: FastifyInstance, options: AppOptions) => {
  const ask: VisitorHandler = async (work, request) => {
    await askForPassword(work, readBody(asked, request.body));
    return {
      body: enveloped(work.now, 'If there is an account with this email, a link is on its way.', null),
    };
  };
  app.post('/api/v1/auth/password-reset', open, visited(options, ask, evenly));
  app.post(
    '/api/v1/auth/password-link',
    open,
    visited(options, async (work, request) => ({
      body: enveloped(
        work.now,
        'This link can be used',
        await readLink(work, readBody(opened, request.body).token),
      ),
    })),
  );
  app.post(
    '/api/v1/auth/password-link/use',
    open,
    visited(options, async (work, request) => ({
      body: enveloped(
        work.now,
        'Your password is set. Please sign in.',
        await usePasswordLink(work, readBody(used, request.body)),
      ),
    })),
  );
};
