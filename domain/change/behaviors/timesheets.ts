import { workTermOf } from '../../contract/deals/deployments.ts';
import { timesheetMoves } from '../../contract/deals/timesheetMoves.ts';
import { datesOf, dayFaults, sheetKeyOf, type Timesheet, weekDays } from '../../contract/deals/timesheets.ts';
import type { Rows } from '../../contract/index.ts';
import { Conflict, ConflictAt, Invalid } from '../../errors.ts';
import { utcDay } from '../../time/days.ts';
import type { Behavior } from '../behavior.ts';
import type { Context, Reader, Values } from '../context.ts';
import type { Effect } from '../effect.ts';
import { newRow } from '../newRow.ts';
import { activityOf, byStatus } from '../notifications/activities.ts';
import { timesheetNotifications } from '../notifications/timesheets.ts';

export const timesheets: Behavior<Rows['timesheets']> = {
  completeNew: async (row, _context, reader) => {
    const contract = await reader.find('contracts', String(row.contractId));
    if (!contract || contract.providerId !== row.providerId || !workTermOf(contract))
      throw Invalid({ contractId: 'timesheets.no-deployment' });
    const key = sheetKeyOf(row as Timesheet);
    await reader.hold(`timesheet ${key}`, 'alone');
    const other = await reader.findBy('timesheets', 'sheetKey', key);
    if (other) throw ConflictAt('week', { code: 'timesheets.twice', values: { id: other.id } });
    if (row.corrects != null) await checkCorrection(row, reader);
    return { ...row, ...copiedFrom(contract) };
  },
  completeEdit: (before, changes) => {
    const isOpen = before.status === 'Draft' || changes.status === 'Draft';
    if (!isOpen && [...weekDays, 'notes'].some((field) => field in changes))
      throw Conflict('timesheets.submitted');
    // The next side that has to act is reminded anew.
    return 'status' in changes ? { remindedDate: null } : {};
  },
  check: async (before, after, { now }, reader) => {
    const sheet = after as Timesheet;
    const isMoved = before !== null && before.status !== sheet.status;
    if (isMoved) checkGuard(before, sheet);
    if (sheet.status !== 'Draft' && sheet.status !== 'Submitted') return;
    const contract = await reader.find('contracts', sheet.contractId);
    const term = contract && workTermOf(contract);
    if (!term) throw Invalid({ contractId: 'timesheets.no-deployment' });
    const { monday, sunday } = datesOf(sheet.week);
    if (monday > utcDay(now)) throw Invalid({ week: 'timesheets.not-started' });
    if (sunday < term.from || monday > term.to) throw Invalid({ week: 'timesheets.outside-term' });
    const faults = dayFaults(sheet, term, utcDay(now));
    if (Object.keys(faults).length) throw Invalid(faults);
  },
  checkDelete: async ({ status }) => {
    if (status !== 'Draft') throw Conflict('timesheets.only-drafts');
  },
  effects: (before, after, context) => (after ? effectsOf(before, after, context) : []),
  activity: {
    of: activityOf(
      ({ employee, client, week }) => ({ words: { employee, week }, about: client }),
      (before, after, { along }) => {
        if (!before || !after || along) return null;
        return (
          byStatus(before, after, {
            Submitted: { event: 'timesheetSubmitted', status: 'Pending Approval' },
            Approved: { event: 'timesheetApproved', status: 'Approved' },
            Rejected: { event: 'timesheetRejected', status: 'In Progress', priority: 'Medium' },
          }) ?? null
        );
      },
    ),
  },
};

/** Refused by the move's guard. Whether there is such a move for this person is checked before. */
const checkGuard = (before: Timesheet, after: Timesheet) => {
  const move = timesheetMoves.find(({ from, to }) => from === before.status && to === after.status);
  const faults = move?.guard?.(after) ?? {};
  if (Object.keys(faults).length) throw Invalid(faults);
};

/** A correction is for the same week as an approved timesheet that no other correction has replaced. */
const checkCorrection = async (row: Values, reader: Reader) => {
  const original = await reader.find('timesheets', String(row.corrects));
  const isMeant = original?.contractId === row.contractId && original?.week === row.week;
  const isApproved = original?.status === 'Approved' || original?.status === 'Invoiced';
  if (!isMeant || !isApproved || original?.replacedBy !== null)
    throw Invalid({ corrects: 'timesheets.not-correctable' });
};

/** What a timesheet takes from its contract. */
const copiedFrom = (contract: Rows['contracts']) => ({
  providerId: contract.providerId,
  recruiterId: contract.recruiterId,
  candidateId: contract.candidateId,
  employee: contract.employee,
  client: contract.client,
  overtimeAfter: contract.overtimeAfter,
  overtimePercent: contract.overtimePercent,
});

/** The empty timesheet of a week. */
export const timesheetDraft = (contract: Rows['contracts'], week: string, context: Context): Values => ({
  ...newRow('timesheets', context, { contractId: contract.id, week }),
  ...copiedFrom(contract),
});

const effectsOf = (before: Timesheet | null, after: Timesheet, context: Context): Effect[] => {
  if (context.along || !before || before.status === after.status) return [];
  return [...replaced(after), ...timesheetNotifications(after)];
};

/** An approved correction replaces the hours of the timesheet that it corrects. */
const replaced = ({ id, status, corrects }: Timesheet): Effect[] =>
  status === 'Approved' && corrects !== null
    ? [
        {
          kind: 'revise',
          noun: 'timesheets',
          where: { id: corrects },
          values: () => ({ replacedBy: id }),
          along: true,
        },
      ]
    : [];
