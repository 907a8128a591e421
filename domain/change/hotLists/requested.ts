import type { Request } from '../../contract/deals/requests.ts';
import { Invalid } from '../../errors.ts';
import type { Reader, Values } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';

/** A request from a hot list is for someone on it, by a company that got it. */
export const checkHotList = async (
  { id, hotListRecipientId, recruiterId, candidateId }: Values,
  reader: Reader,
): Promise<void> => {
  if (id || hotListRecipientId == null) return;
  const got = await reader.find('hotListRecipients', String(hotListRecipientId));
  if (got?.recruiterId !== recruiterId || !got?.candidateIds.includes(String(candidateId)))
    throw Invalid({ hotListRecipientId: 'hotLists.other-list' });
};

/** A request from a hot list counts for the list. */
export const requestedFrom = ({ hotListRecipientId: id }: Request): Effect[] =>
  id === null || id === undefined
    ? []
    : [
        afterReading([['hotListRecipients', { id }]], ([[got]]) =>
          got ? [{ kind: 'count', noun: 'hotLists', id: got.hotListId, field: 'requests' }] : [],
        ),
      ];
