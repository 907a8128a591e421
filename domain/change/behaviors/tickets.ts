import type { Rows } from '../../contract/index.ts';
import type { Activity } from '../../contract/platform/activities.ts';
import type { Behavior } from '../behavior.ts';
import { activityOf, byStatus } from '../notifications/activities.ts';
import { keptTicket, ticketEffects } from '../ticketSteps.ts';

export const tickets: Behavior<Rows['tickets']> = {
  link: keptTicket,
  effects: (before, after, context) => (after ? ticketEffects(before, after, context) : []),
  activity: {
    of: activityOf(
      ({ id, title }) => ({ words: { title }, about: id }),
      (before, after) => {
        if (!after) return 'ticketRemoved';
        const open = { status: 'In Progress', priority: after.priority as Activity['priority'] } as const;
        if (!before) return { event: 'ticketOpened', ...open };
        const started = ['Resolved', 'Closed'].includes(String(before.status))
          ? 'ticketReopened'
          : 'ticketStarted';
        const moved = byStatus(before, after, {
          Open: { event: 'ticketReopened', ...open },
          'In Progress': { event: started, ...open },
          'Under Review': { event: 'ticketReviewed', ...open },
          Resolved: { event: 'ticketResolved', status: 'Resolved' },
          Closed: { event: 'ticketClosed', status: 'Resolved' },
        });
        if (moved) return moved;
        if (before.assigneeId !== after.assigneeId) return { event: 'ticketAssigned', ...open };
        return before.firstAnsweredAt === after.firstAnsweredAt
          ? 'ticketUpdated'
          : { event: 'ticketAnswered', ...open };
      },
    ),
  },
};
