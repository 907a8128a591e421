import { timesheetDraft } from '../../domain/change/behaviors/timesheets.ts';
import { concerning } from '../../domain/change/notifications/concerned.ts';
import {
  deploymentsToDraft,
  timesheetReminder,
  timesheetsToRemind,
  weeksToDraft,
} from '../../domain/change/notifications/timesheets.ts';
import { utcDay } from '../../domain/time/days.ts';
import { carryOut, carryOutInOrder } from '../effects.ts';
import type { RowJob } from './rowJob.ts';

/** Drafts the timesheets of running deployments at the start of each week. */
export const timesheetDrafts: RowJob<'contracts'> = {
  due: deploymentsToDraft,
  atOnce: 50,
  act: async (work, contract) => {
    const { hold, system } = work.rows;
    const weeks = weeksToDraft(contract, work.now);
    for (const week of weeks) {
      const row = timesheetDraft(contract, week, work);
      await hold(`timesheet ${row.sheetKey}`, 'alone');
      if (await system.findBy('timesheets', 'sheetKey', String(row.sheetKey))) continue;
      await carryOut(work, { kind: 'create', noun: 'timesheets', row, following: () => [], by: 'system' });
    }
    await system.patch('contracts', { id: contract.id }, { timesheetWeek: weeks.at(-1) });
    return true;
  },
};

/** Reminds the side that has to act on a timesheet, once. */
export const timesheetReminders: RowJob<'timesheets'> = {
  due: timesheetsToRemind,
  atOnce: 100,
  act: async (work, sheet) => {
    await carryOutInOrder(work, concerning(timesheetReminder(sheet), { noun: 'timesheets', row: sheet }));
    await work.rows.system.patch('timesheets', { id: sheet.id }, { remindedDate: utcDay(work.now) });
    return true;
  },
};
