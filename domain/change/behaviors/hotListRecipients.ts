import type { Rows } from '../../contract/index.ts';
import type { Behavior } from '../behavior.ts';
import { openedFirst } from '../hotLists/opened.ts';

export const hotListRecipients: Behavior<Rows['hotListRecipients']> = {
  // A recruiter opens the list in its console.
  viewed: (row, { actor, now }) =>
    actor.userType === 'recruiter' && row.status === 'Sent' ? [openedFirst(row.id, now)] : [],
};
