import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../domain/errors.ts';

const deepest = 32;
/** Length of a body that takes milliseconds to parse. */
const large = 64 * 1024;

/** Bodies must be JSON with limited nesting. */
export const takeOnlyJson = (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  takeJsonAs(app, 'application/json');
};

/** Reads bodies of this content type as JSON. */
export const takeJsonAs = (app: FastifyInstance, type: string) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(type, { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    // Some clients name the type of a body that they do not send.
    if (text === '' && request.method === 'DELETE') return done(null, undefined);
    const read = () => {
      if (depthOf(text) > deepest)
        return done(new Refusal(400, { code: 'request.too-deep', values: { max: deepest } }));
      parse(request, text, (error: Error | null, value?: unknown) =>
        done(error ? new Refusal(400, 'request.not-json') : null, value),
      );
    };
    if (text.length < large) read();
    else readNext(read);
  });
};

let last = Promise.resolve();
/** Parses one large body at a time, and handles other events in between. */
const readNext = (read: () => void) => {
  last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve))).then(read);
};

/** Maximum nesting of brackets outside of strings, checked before parsing. */
const depthOf = (text: string): number => {
  let depth = 0;
  let most = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (quoted) {
      if (sign === 92) at++;
      else if (sign === 34) quoted = false;
    } else if (sign === 34) quoted = true;
    else if (sign === 91 || sign === 123) most = Math.max(most, ++depth);
    else if (sign === 93 || sign === 125) depth--;
  }
  return most;
};
