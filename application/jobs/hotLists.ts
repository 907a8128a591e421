import { daysKept } from '../../domain/contract/hotLists/hotLists.ts';
import type { Due } from '../../domain/query/due.ts';
import { addDays, utcDay } from '../../domain/time/days.ts';
import { changeByItself } from '../changeRow.ts';
import type { RowJob } from './rowJob.ts';

/** Lists after their last day. */
export const lapsedHotLists: Due<'hotLists'> = {
  noun: 'hotLists',
  order: 'endsOn',
  where: (now) => [
    ['status', '=', 'Sent'],
    ['endsOn', '<', utcDay(now)],
  ],
};

/** Lists whose addresses and questions are not needed any more. */
export const hotListsToClear: Due<'hotLists'> = {
  noun: 'hotLists',
  order: 'endsOn',
  where: (now) => [
    ['status', 'in', ['Draft', 'Ended']],
    ['clearedAt', '=', null],
    ['endsOn', '<', addDays(utcDay(now), -daysKept)],
  ],
};

export const hotListEnds: RowJob<'hotLists'> = {
  due: lapsedHotLists,
  atOnce: 20,
  act: async (work, list) =>
    (await changeByItself(work, 'hotLists', list, { status: 'Ended', endedAt: work.now.toISOString() })) !==
    null,
};

/** Deletes addresses, questions and mails. A hash of each address is kept, so that its unsubscribe link still works. */
export const addressCleanup: RowJob<'hotLists'> = {
  due: hotListsToClear,
  atOnce: 5,
  act: async (work, list) => {
    const { system } = work.rows;
    const ofList = { hotListId: list.id };
    await system.patch('hotListRecipients', ofList, { email: null });
    await system.removeMany('hotListQuestions', await system.findAll('hotListQuestions', ofList));
    await system.removeMany('mails', await system.findAll('mails', ofList));
    const cleared = { addresses: [], leftOut: [], clearedAt: work.now.toISOString() };
    return (await changeByItself({ ...work, along: true }, 'hotLists', list, cleared)) !== null;
  },
};
