import { isClosed } from '../../contract/deals/requests.ts';
import type { Rows } from '../../contract/index.ts';
import { Conflict, Invalid } from '../../errors.ts';
import { addDays } from '../../time/days.ts';
import { wallTime } from '../../time/zones.ts';
import type { Behavior } from '../behavior.ts';
import type { Context, Reader, Values } from '../context.ts';
import { checkBooking, proposalTerm } from '../deals/booking.ts';
import { offTheMarket, requestOf, statusOf } from '../deals/dealSides.ts';
import { proposalEffects } from '../deals/requestSteps.ts';
import { proposalNotifications } from '../notifications/requestNotifications.ts';

export const proposals: Behavior<Rows['proposals']> = {
  link: async (row, reader) => {
    const request = await requestOf(row, reader);
    if (isClosed(String(request.status))) throw Conflict('requests.closed');
    if (!row.id && (await statusOf(request.recruiterId, reader)) !== 'Active') throw Conflict(offTheMarket);
    const candidate = await reader.find('candidates', String(row.candidateId));
    if (candidate?.companyId !== row.providerId)
      throw Invalid({ candidateId: 'candidates.not-on-your-bench' });
    return {
      recruiterId: request.recruiterId,
      name: row.name || candidate?.name,
      title: row.title || candidate?.title,
    };
  },
  check: async (before, after, context, reader) => {
    if (before) return;
    await checkStart(after, context, reader);
    await checkBooking(null, after, proposalTerm(after), context, reader);
  },
  effects: (before, after, context) => [
    ...(after ? proposalEffects(before, after, context) : []),
    ...proposalNotifications(before, after, context),
  ],
};

const fiveYears = 5 * 365;

/** Refuses a proposal that starts in the past, or far in the future. */
const checkStart = async (
  { startDate, providerId }: Values,
  context: Context,
  reader: Reader,
): Promise<void> => {
  const company = await reader.find('companies', String(providerId));
  const today = todayIn(company?.timeZone ?? context.platform?.timeZone, context.now);
  if (String(startDate) < today) throw Invalid({ startDate: 'date.past' });
  if (String(startDate) > addDays(today, fiveYears)) throw Invalid({ startDate: 'date.five-years' });
};

/** Today's date in a time zone. */
const todayIn = (zone: unknown, now: Date): string =>
  wallTime(now.getTime(), typeof zone === 'string' ? zone : 'UTC').date;
