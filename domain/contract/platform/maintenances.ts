import type { Faults } from '../../messages/message.ts';
import { instant, longText, oneOf, optional, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

export const maintenancePriorities = ['Low', 'Medium', 'High', 'Critical'] as const;
/**
 * Stored states. In progress and completed follow from the time: `domain/maintenance/maintenanceStatus.ts`.
 */
const maintenanceStatuses = ['Scheduled', 'Done', 'Cancelled'] as const;
const longest = 7 * 24 * 3_600_000;

/** A time in which the platform is read-only for everyone except operators. */
export const maintenances = defineNoun({
  name: 'maintenances',
  label: 'Maintenance',
  plural: 'Maintenance',
  prefix: 'MNT',
  fields: {
    title: text('Title', 120),
    message: optional(longText('Message', 500)),
    startsAt: instant('Start Time'),
    endsAt: instant('End Time'),
    priority: oneOf('Priority', maintenancePriorities),
    status: oneOf('Status', maintenanceStatuses),
    /** When an operator ended or canceled it. */
    endedAt: optional(instant('Ended')),
  },
  serverSet: ['endedAt'],
  defaults: { priority: 'Medium' },
  search: ['title', 'message'],
  title: 'title',
  stamps: [
    { field: 'status', to: 'Done', writes: 'endedAt', as: 'instant' },
    { field: 'status', to: 'Cancelled', writes: 'endedAt', as: 'instant' },
  ],
  lifecycles: [
    {
      field: 'status',
      initial: ['Scheduled'],
      moves: { Scheduled: { Done: ['admin'], Cancelled: ['admin'] } },
    },
  ],
  check: ({ startsAt, endsAt }): Faults => {
    const length = Date.parse(endsAt) - Date.parse(startsAt);
    if (length <= 0) return { endsAt: 'maintenance.ends-early' };
    return length > longest ? { endsAt: 'maintenance.too-long' } : {};
  },
});
export type Maintenance = RowOf<typeof maintenances>;
