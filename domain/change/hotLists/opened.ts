import { afterReading, type Effect } from '../effect.ts';

/** A recipient opens the list: each counts once. */
export const openedFirst = (id: string, now: Date): Effect =>
  afterReading([['hotListRecipients', { id }]], ([[recipient]]) =>
    recipient
      ? [
          {
            kind: 'mark',
            noun: 'hotListRecipients',
            id,
            field: 'openedAt',
            at: now.toISOString(),
            effects: [{ kind: 'count', noun: 'hotLists', id: recipient.hotListId, field: 'opened' }],
          },
        ]
      : [],
  );
