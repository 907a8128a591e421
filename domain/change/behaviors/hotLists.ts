import type { Candidate } from '../../contract/candidates/candidates.ts';
import { hotListMove } from '../../contract/hotLists/hotListMoves.ts';
import { type HotList, mostDays, usualDays } from '../../contract/hotLists/hotLists.ts';
import type { Rows } from '../../contract/index.ts';
import { Conflict, ConflictAt, Invalid } from '../../errors.ts';
import { addDays, utcDay } from '../../time/days.ts';
import type { Behavior } from '../behavior.ts';
import type { Reader } from '../context.ts';
import { sending, sentValues, wordsForRecipients } from '../hotLists/sending.ts';
import { activityOf, byStatus } from '../notifications/activities.ts';

const unique = (ids: unknown): string[] => [...new Set(ids as string[])];

export const hotLists: Behavior<Rows['hotLists']> = {
  completeForm: async (form, { now }) =>
    form.endsOn == null || form.endsOn === '' ? { ...form, endsOn: addDays(utcDay(now), usualDays) } : form,
  // A list that its provider ends has its last day today.
  completeEdit: ({ status, endsOn }, changes, { now }) =>
    status === 'Sent' && changes.status === 'Ended' && endsOn > utcDay(now) ? { endsOn: utcDay(now) } : {},
  link: async (row, reader, context) => {
    const isBeingSent = row.status === 'Sent' && Number(row.recipients) === 0;
    if (row.status !== 'Draft' && !isBeingSent) return {};
    const list = { ...row, candidateIds: unique(row.candidateIds), recruiterIds: unique(row.recruiterIds) };
    const { candidateIds, recruiterIds } = list;
    const people = await peopleOf(list as HotList, reader);
    await checkRecruiters(recruiterIds, reader);
    const hasRecipients = recruiterIds.length + (row.addresses as string[]).length > 0;
    const isComplete = people.length > 0 && hasRecipients;
    return {
      candidateIds,
      recruiterIds,
      ...(isBeingSent && isComplete && (await sentValues(list as HotList, people, reader, context))),
    };
  },
  check: (before, after, { now }) => {
    const { status, endsOn } = after as HotList;
    if (before && before.status !== status && !hotListMove(before.status, status, 'provider'))
      throw ConflictAt('status', { code: 'value.move', values: { from: before.status, to: status } });
    if (before && before.status !== 'Draft') return;
    const [first, last] = [addDays(utcDay(now), 1), addDays(utcDay(now), mostDays)];
    if (endsOn < first || endsOn > last)
      throw Invalid({ endsOn: { code: 'hotLists.end-date', values: { most: mostDays } } });
  },
  checkDelete: ({ status }) => {
    if (status !== 'Draft') throw Conflict('hotLists.sent');
    return Promise.resolve();
  },
  effects: (before, after, context) => {
    if (!after || before?.status === after.status) return [];
    if (after.status === 'Sent') return sending(after, context);
    if (after.status !== 'Ended') return [];
    return [
      {
        kind: 'revise',
        noun: 'hotListRecipients',
        where: { hotListId: after.id, kind: 'Company' },
        values: () => ({ status: 'Ended', endsOn: after.endsOn }),
        along: true,
      },
    ];
  },
  activity: {
    of: activityOf(
      ({ id, title }) => ({ words: { title }, about: id }),
      (before, after) => {
        if (!after) return null;
        if (!before) return after.status === 'Sent' ? 'hotListSent' : null;
        return byStatus(before, after, { Sent: 'hotListSent', Ended: 'hotListEnded' }) ?? null;
      },
    ),
  },
};

/** The candidates of a list: on the provider's bench, and visible on the market. */
const peopleOf = async (
  { providerId, candidateIds, title }: HotList,
  reader: Reader,
): Promise<Candidate[]> => {
  const people: Candidate[] = [];
  for (const id of candidateIds) {
    const candidate = await reader.find('candidates', id);
    if (candidate?.companyId !== providerId) throw Invalid({ candidateIds: 'candidates.not-on-your-bench' });
    const { name, listed, erasedAt } = candidate;
    if (!listed || erasedAt !== null)
      throw Invalid({ candidateIds: { code: 'hotLists.not-available', values: { name } } });
    people.push(candidate);
  }
  if (wordsForRecipients(title, people) !== title) throw Invalid({ title: 'hotLists.title' });
  return people;
};

const checkRecruiters = async (ids: readonly string[], reader: Reader): Promise<void> => {
  for (const id of ids) {
    const company = await reader.find('companies', id);
    if (company?.type !== 'recruiter' || company.status !== 'Active')
      throw Invalid({ recruiterIds: 'hotLists.recruiter-missing' });
  }
};
