import { afterAll, beforeAll, describe } from 'vitest';
import { acceptedProposals } from './suite/acceptedProposals.ts';
import { access } from './suite/access.ts';
import { addedCriteria } from './suite/addedCriteria.ts';
import { admissions } from './suite/admissions.ts';
import { amendments } from './suite/amendments.ts';
import { applications } from './suite/applications.ts';
import { batches } from './suite/batches.ts';
import { benchHolds } from './suite/benchHolds.ts';
import { bookings } from './suite/bookings.ts';
import { companies } from './suite/companies.ts';
import { companyProfile } from './suite/companyProfile.ts';
import { contractLife } from './suite/contractLife.ts';
import { conversations } from './suite/conversations.ts';
import { crews } from './suite/crews.ts';
import { dealMoves } from './suite/dealMoves.ts';
import { disputes } from './suite/disputes.ts';
import { documents } from './suite/documents.ts';
import { everyNoun } from './suite/everyNoun.ts';
import { figures } from './suite/figures.ts';
import { followUp } from './suite/followUp.ts';
import { hireReviews } from './suite/hireReviews.ts';
import { hotLists } from './suite/hotLists.ts';
import { insights } from './suite/insights.ts';
import { interest } from './suite/interest.ts';
import { invoices } from './suite/invoices.ts';
import { lifecycles } from './suite/lifecycles.ts';
import { lists } from './suite/lists.ts';
import { maintenance } from './suite/maintenance.ts';
import { masking } from './suite/masking.ts';
import { matching } from './suite/matching.ts';
import { moneyFigures } from './suite/moneyFigures.ts';
import { notifications } from './suite/notifications.ts';
import type { As, Opened } from './suite/open.ts';
import { payments } from './suite/payments.ts';
import { photos } from './suite/photos.ts';
import { pipeline } from './suite/pipeline.ts';
import { plans, takeEnterprise } from './suite/plans.ts';
import { platform } from './suite/platform.ts';
import { platformAnalytics } from './suite/platformAnalytics.ts';
import { providerInvoices } from './suite/providerInvoices.ts';
import { rateCards } from './suite/rateCards.ts';
import { requestStory } from './suite/requestStory.ts';
import { customRoles } from './suite/roles.ts';
import { savedSearches } from './suite/savedSearches.ts';
import { scorecards } from './suite/scorecards.ts';
import { security } from './suite/security.ts';
import { settings } from './suite/settings.ts';
import { sides } from './suite/sides.ts';
import { signing } from './suite/signing.ts';
import { singleRows } from './suite/single.ts';
import { switches } from './suite/switches.ts';
import { talentPools } from './suite/talentPools.ts';
import { team } from './suite/team.ts';
import { tickets } from './suite/tickets.ts';
import { timesheets } from './suite/timesheets.ts';
import { verification } from './suite/verification.ts';
import { worldQueries } from './suite/worldQueries.ts';
import { writes } from './suite/writes.ts';

export { type Opened, type SuiteUser, sampleEmail } from './suite/open.ts';

const withOpened = (open: () => Promise<Opened>): { as: As; opened: () => Opened } => {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await open();
  }, 120_000);
  afterAll(() => opened?.close());
  return { as: (user) => (opened as Opened).as(user), opened: () => opened as Opened };
};

/** Contract tests for what a plugin adds. `open` turns on the plugin of skill assessments, and `close` off. */
export const pluginSuite = (name: string, open: () => Promise<Opened>): void => {
  describe(name, () => {
    const { as } = withOpened(open);
    describe('matching criteria', () => addedCriteria(as));
  });
};

/**
 * Contract tests for every data provider. `open` fills a store with the sample world once; tests create the
 * rows that they change.
 */
export const dataProviderSuite = (name: string, open: () => Promise<Opened>): void => {
  describe(name, () => {
    const { as, opened } = withOpened(open);

    describe('the sample world', () => worldQueries(as, () => opened().world));
    describe('reports', () => insights(as, () => opened().world));
    describe('the platform', () => platform(as, () => opened().world));
    describe('the platform’s analytics', () => platformAnalytics(as, () => opened().world));
    describe('figures on several pages', () => figures(as, () => opened().world));
    describe('lists', () => lists(as));
    describe('single rows', () => singleRows(as));
    describe('roles', () => customRoles(as));
    describe('with an unlimited plan', () => {
      beforeAll(() => takeEnterprise(as));
      describe('changes', () => writes(as));
      describe('sign-ups', () => admissions(as, () => opened().world));
      describe('batches', () => batches(as));
      describe('views and vocabulary', () => interest(as));
      describe('lifecycles', () => lifecycles(as));
      describe('security', () => security(as));
      describe('the pipeline', () => pipeline(as));
      describe('talent pools', () => talentPools(as));
      describe('saved searches', () => savedSearches(as));
      describe('requests', () => requestStory(as));
      describe('accepted proposals', () => acceptedProposals(as));
      describe('moves', () => dealMoves(as));
      describe('crews', () => crews(as));
      describe('tickets', () => tickets(as));
      describe('applications', () => applications(as));
      describe('holds and calendar links', () => benchHolds(as));
      describe('contracts', () => documents(as));
      describe('both sides of a deal', () => sides(as, () => opened().world));
      describe('bookings', () => bookings(as, () => opened().world));
      describe('pictures', () => photos(as));
      describe('every noun', () => everyNoun(as, () => opened().world));
      describe('the inbox', () => notifications(as));
      describe('preferences', () => switches(as));
      describe('settings of the platform', () => settings(as));
      describe('access', () => access(as));
      describe('companies', () => companies(as));
      describe('a company’s profile', () => companyProfile(as));
      describe('matching', () => matching(as));
      describe('scorecards', () => scorecards(as));
      describe('follow-up of candidates', () => followUp(as));
      describe('masked candidates', () => masking(as));
      describe('the life of a contract', () => contractLife(as));
      describe('contracts out for signature', () => signing(as));
      describe('hire reviews', () => hireReviews(as));
      describe('timesheets', () => timesheets(as));
      describe('amendments of deployments', () => amendments(as));
      describe('conversations', () => conversations(as));
      describe('disputes', () => disputes(as));
      describe('rate cards', () => rateCards(as));
      describe('hot lists', () => hotLists(as));
      describe('client invoices', () => providerInvoices(as));
      describe('the team of a company', () => team(as));
      describe('plans', () => plans(as));
      describe('verification and accounts', () => verification(as));
      describe('maintenance', () => maintenance(as));
      describe('payment methods', () => payments(as));
      describe('invoices', () => invoices(as));
      describe('sums of money', () => moneyFigures(as));
    });
  });
};
