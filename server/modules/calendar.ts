import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type BenchWords, benchEvents } from '../../domain/calendar/benchEvents.ts';
import { writeCalendar } from '../../domain/calendar/writeCalendar.ts';
import type { Language } from '../../domain/contract/languages.ts';
import { NotFound } from '../../domain/errors.ts';
import { utcDay } from '../../domain/time/days.ts';
import de from '../../locales/de/provider.json' with { type: 'json' };
import en from '../../locales/en/provider.json' with { type: 'json' };
import es from '../../locales/es/provider.json' with { type: 'json' };
import fr from '../../locales/fr/provider.json' with { type: 'json' };
import { siteOperations } from '../../operations/site.ts';
import { callerAt, takeOne } from '../requests/allowance.ts';
import { route } from '../requests/operate.ts';
import { hashToken } from '../requests/session.ts';
import { inTransactionAs } from '../store/transaction.ts';
import { benchRows, findCalendar } from './calendar/benchRows.ts';
import type { AppOptions } from './options.ts';

/** Calendar texts in the language of the calendar link. */
const benchWords: Record<Language, BenchWords> = {
  en: en.benchCalendar.events,
  es: es.benchCalendar.events,
  fr: fr.benchCalendar.events,
  de: de.benchCalendar.events,
};

/**
 * A company's bench calendar for requests with the secret of one of its links, as calendar apps send no
 * token. A revoked link, or one of an inactive company, does not exist.
 */
export const calendarRoutes = (app: FastifyInstance, { database, clock }: AppOptions) => {
  route(app, siteOperations.benchCalendar, async (request, reply) => {
    const secret = /^([\w-]{43})\.ics$/.exec((request.params as { file: string }).file)?.[1];
    if (!secret) throw NotFound('calendar.missing');
    const now = clock();
    const hash = hashToken(secret);
    const company = await inTransactionAs(database, 'system', async (transaction) => {
      const found = await findCalendar(transaction, hash);
      await takeOne({ transaction, now }, 'calendars', found ? `link ${hash}` : callerAt(request.ip));
      return found;
    });
    if (!company) throw NotFound('calendar.missing');
    const calendar = await inTransactionAs(database, 'system', async (transaction) => {
      const rows = await benchRows(transaction, company.companyId);
      const words = benchWords[company.language];
      return writeCalendar(company.name, benchEvents(rows, words, utcDay(now)));
    });
    const etag = `"${createHash('sha256').update(calendar).digest('base64url').slice(0, 27)}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="bench.ics"')
      .send(calendar);
  });
};
