import { carryOut } from '../../../application/effects.ts';
import { scopesOf } from '../../../domain/access/can.ts';
import { interviewReminder, isToRemind } from '../../../domain/change/interviewNews.ts';
import { marketNews, mayHearOfMarket } from '../../../domain/change/marketNews.ts';
import { newestFirst } from '../../../domain/change/searchNews.ts';
import type { Company } from '../../../domain/contract/companies.ts';
import type { NounName } from '../../../domain/contract/index.ts';
import type { Interview } from '../../../domain/contract/interviews.ts';
import type { User } from '../../../domain/contract/users.ts';
import { readListQuery } from '../../../domain/query/query.ts';
import { wantsNotice } from '../../../domain/settings/switches.ts';
import { givenIn, signedIn } from '../signedIn.ts';
import { fakerestRound, minute } from './fakerestRound.ts';
import { byItself } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

/** Reminders of interviews, and what a week brought for a company's jobs. */
export const newsRounds = (store: WorldStore, clock: () => Date) =>
  fakerestRound({
    store,
    clock,
    every: minute,
    async act(now) {
      for (const interview of store.rows('interviews') as unknown as Interview[])
        if (isToRemind(interview, now)) await remind(store, interview, now);
      for (const company of store.rows('companies') as unknown as Company[])
        if (mayHearOfMarket(company, now)) await tellMarket(store, company, now);
    },
  });

const remind = (store: WorldStore, interview: Interview, now: Date) => {
  const entry = store.find('pipelineEntries', interview.entryId);
  const company = store.find('companies', interview.companyId);
  return byItself(store, now, async (work) => {
    if (entry && company)
      await carryOut(work, interviewReminder(interview, entry as never, company as never));
    await work.rows.system.patch('interviews', { id: interview.id }, { remindedOf: interview.startsAt });
  });
};

const tellMarket = async (store: WorldStore, { id }: Company, now: Date) => {
  const of = (noun: NounName) => store.rows(noun).filter((row) => row.companyId === id) as never[];
  const reader = (of('users') as User[]).find(
    (user) => user.status === 'Active' && wantsNotice(of('preferences'), 'marketInsights', user.id),
  );
  if (!reader) return;
  const scopes = scopesOf(signedIn(reader, givenIn(store, reader)), 'list', 'candidates');
  const count = async (filter: object) => {
    const query = readListQuery('candidates', scopes, { ...newestFirst, filter });
    return (await store.list('candidates', scopes, query)).total;
  };
  const notice = await marketNews(of('jobs'), count, now);
  if (!notice) return;
  await byItself(store, now, async (work) => {
    await carryOut(work, { kind: 'notify', companyId: id, from: null, notice });
    await work.rows.system.patch('companies', { id }, { insightsOn: now.toISOString().slice(0, 10) });
  });
};
