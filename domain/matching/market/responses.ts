import type { Request } from '../../contract/deals/requests.ts';
import { type Responses, responseDays } from '../credits.ts';

/** Hours in which a request must be answered to count as in time. */
const hoursToAnswer = 48;

type Asked = Pick<Request, 'providerId' | 'status' | 'answeredAt' | 'createdAt'>;

/**
 * Responses of each provider over the last 180 days, without requests that can still be answered in time or
 * were withdrawn before.
 */
export const responsesOf = (requests: Iterable<Asked>, now: Date): Map<string, Responses> => {
  const since = now.getTime() - responseDays * 24 * hour;
  const found = new Map<string, Responses>();
  for (const request of requests) {
    const came = Date.parse(request.createdAt);
    const inTime = isInTime(request, came);
    if (came < since || (!inTime && !isDue(request, came, now))) continue;
    const { asked, inTime: before } = found.get(request.providerId) ?? { asked: 0, inTime: 0 };
    found.set(request.providerId, { asked: asked + 1, inTime: before + Number(inTime) });
  }
  return found;
};

const hour = 60 * 60 * 1000;
const isInTime = ({ answeredAt }: Asked, came: number): boolean =>
  answeredAt !== null && Date.parse(answeredAt) - came <= hoursToAnswer * hour;
const isDue = ({ answeredAt, status }: Asked, came: number, now: Date): boolean =>
  answeredAt !== null || (status !== 'Withdrawn' && now.getTime() - came > hoursToAnswer * hour);
