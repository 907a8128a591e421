import { HttpResponse, http } from 'msw/http';
import { countTalent } from '../../application/talentSearch.ts';
import { acceptForm } from '../../application/visits.ts';
import { visitor } from '../../domain/access/can.ts';
import { isFromMachine } from '../../domain/change/visit.ts';
import type { Company } from '../../domain/contract/accounts/companies.ts';
import { plansOnOffer } from '../../domain/contract/billing/planPrices.ts';
import type { NounName } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { Maintenance } from '../../domain/contract/platform/maintenances.ts';
import { companiesNamed } from '../../domain/insight/companiesNamed.ts';
import { type Searched, talentCounts } from '../../domain/insight/talentCounts.ts';
import { refuseDuringMaintenance } from '../../domain/maintenance/refuseDuringMaintenance.ts';
import { readGiven } from '../../operations/readGiven.ts';
import { siteOperations } from '../../operations/site.ts';
import { inTransaction } from '../dataProvider/browser/memoryRows.ts';
import type { WorldStore } from '../dataProvider/browser/worldStore.ts';
import { answered, bodyOf, envelopeWith } from './enveloped.ts';
import { handlersOf } from './operationHandlers.ts';

const forms = ['signUpRequests', 'newsletterSubscriptions', 'contactMessages'] as const;

/** The public site's forms and counts, answered from the demo's rows. No mail is sent. */
export const siteHandlers = (store: WorldStore, clock: () => Date) => [
  ...forms.map((noun) =>
    http.post(`*/api/v1/${noun}`, ({ request }) =>
      answered(async () => {
        const data = await accept(store, noun, await bodyOf(request), clock());
        return HttpResponse.json(envelopeWith('Thank you', data), { status: 201 });
      }),
    ),
  ),
  ...handlersOf(siteOperations.talentCounts, (given) => {
    const { q } = readGiven(siteOperations.talentCounts.input, given);
    const rows = store.rows('candidates') as readonly unknown[] as Searched[];
    const companies = store.rows('companies') as readonly unknown[] as Company[];
    const open = (noun: NounName) =>
      Map.groupBy(store.rows(noun).filter(isListed), ({ companyId }) => companyId);
    return countTalent(
      q,
      (search) => talentCounts(rows, search),
      (words) => {
        const [people, jobs] = [open('candidates'), open('jobs')];
        return companiesNamed(companies, words, (id) => ({
          people: people.get(id)?.length ?? 0,
          jobs: jobs.get(id)?.length ?? 0,
        }));
      },
    );
  }),
  ...handlersOf(siteOperations.marketCounts, () => ({
    companies: store.rows('companies').filter(({ status }) => status === 'Active').length,
    profiles: store.rows('candidates').filter(({ listed }) => listed).length,
    jobs: store.rows('jobs').filter(({ listed }) => listed).length,
  })),
  ...handlersOf(siteOperations.marketPlans, () => plansOnOffer(store.rows('plans'))),
];

const isListed = ({ listed }: Row): boolean => listed === true;

export const maintenancesIn = (store: WorldStore) =>
  store.rows('maintenances') as readonly unknown[] as Maintenance[];

const accept = (store: WorldStore, noun: NounName, body: unknown, now: Date): Promise<null> =>
  store.enqueue(async () => {
    refuseDuringMaintenance(maintenancesIn(store), visitor, now);
    if (isFromMachine(body)) return null;
    const author = { actor: visitor, name: 'Visitor', now };
    await inTransaction({ store }, author, (work) => acceptForm(work, noun, body));
    return null;
  });
