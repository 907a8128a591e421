import type { Faults } from '../../messages/message.ts';
import type { UserType } from '../userTypes.ts';

export const timesheetStatuses = ['Draft', 'Submitted', 'Approved', 'Rejected', 'Invoiced'] as const;
export type TimesheetStatus = (typeof timesheetStatuses)[number];

/** What a guard reads of a timesheet after its move. */
type Moved = { total: number; reason: string | null };
type Move = {
  from: TimesheetStatus;
  to: TimesheetStatus;
  /** Who makes the move; nobody for those that the platform makes. */
  by: readonly UserType[];
  /** Why the move is refused, by field; no entries if it is allowed. */
  guard?: (sheet: Moved) => Faults;
};

const hasHours = ({ total }: Moved): Faults => (total === 0 ? { monday: 'timesheets.empty' } : {});
const hasReason = ({ reason }: Moved): Faults => (reason ? {} : { reason: 'timesheets.reason' });

/** Every move of a timesheet. An invoice takes approved timesheets, and gives them back when it is voided. */
export const timesheetMoves: readonly Move[] = [
  { from: 'Draft', to: 'Submitted', by: ['provider'], guard: hasHours },
  { from: 'Submitted', to: 'Approved', by: ['recruiter'] },
  { from: 'Submitted', to: 'Rejected', by: ['recruiter'], guard: hasReason },
  { from: 'Rejected', to: 'Draft', by: ['provider'] },
  { from: 'Approved', to: 'Invoiced', by: [] },
  { from: 'Invoiced', to: 'Approved', by: [] },
];
