import type { Values } from '../domain/change/context.ts';
import type { Effect } from '../domain/change/effect.ts';
import {
  firstDayWithRoom,
  isToStranger,
  overBudget,
  strangerKeyOf,
  strangersLock,
} from '../domain/change/notifications/strangers.ts';
import { Invalid } from '../domain/errors.ts';
import { utcDay } from '../domain/time/days.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/**
 * Queues a mail. Every mail to an address without an account counts to one budget, whatever it is about. If the
 * budget is used up, the change that the mail belongs to is refused, or the mail waits for a day with room.
 */
export const queueMail = async (
  work: Pick<UnitOfWork, 'rows' | 'actor' | 'now'>,
  { row, whenFull, sender }: Omit<Extract<Effect, { kind: 'mail' }>, 'kind'>,
): Promise<void> => {
  const { hold, system } = work.rows;
  if (!isToStranger(row)) {
    await system.insert('mails', row);
    return;
  }
  await hold(strangersLock, 'alone');
  const address = String(row.to);
  const companyId = sender ?? work.actor.companyId;
  const today = utcDay(work.now);
  const counted = (day: string): Values => ({
    ...row,
    strangerKey: strangerKeyOf(address),
    strangerOn: day,
    senderCompanyId: companyId,
    heldUntil: day === today ? row.heldUntil : `${day}T00:00:00.000Z`,
  });
  if (whenFull !== 'wait') {
    const reason = await overBudget({ address, companyId }, today, system);
    if (reason) throw Invalid({ [whenFull]: reason });
    await system.insert('mails', counted(today));
    return;
  }
  const day = await firstDayWithRoom({ address, companyId }, work.now, system);
  if (day !== null) await system.insert('mails', counted(day));
};
