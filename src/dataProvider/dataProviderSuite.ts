import { afterAll, beforeAll, describe } from 'vitest';
import { acceptedProposals } from './suite/acceptedProposals.ts';
import { access } from './suite/access.ts';
import { accountingPeriods } from './suite/accountingPeriods.ts';
import { addedCriteria } from './suite/addedCriteria.ts';
import { admissions } from './suite/admissions.ts';
import { amendments } from './suite/amendments.ts';
import { applications } from './suite/applications.ts';
import { bankStatements } from './suite/bankStatements.ts';
import { batches } from './suite/batches.ts';
import { benchHolds } from './suite/benchHolds.ts';
import { bookings } from './suite/bookings.ts';
import { companies } from './suite/companies.ts';
import { companyProfile } from './suite/companyProfile.ts';
import { contractLife } from './suite/contractLife.ts';
import { conversations } from './suite/conversations.ts';
import { crews } from './suite/crews.ts';
import { currencies } from './suite/currencies.ts';
import { customFields } from './suite/customFields.ts';
import { customFieldsOfJobs } from './suite/customFieldsOfJobs.ts';
import { dealMoves } from './suite/dealMoves.ts';
import { disputes } from './suite/disputes.ts';
import { documents } from './suite/documents.ts';
import { everyNoun } from './suite/everyNoun.ts';
import { fairness } from './suite/fairness.ts';
import { figures } from './suite/figures.ts';
import { followUp } from './suite/followUp.ts';
import { hireReviews } from './suite/hireReviews.ts';
import { hotLists } from './suite/hotLists.ts';
import { insights } from './suite/insights.ts';
import { interest } from './suite/interest.ts';
import { interviewInvitations } from './suite/interviewInvitations.ts';
import { invoices } from './suite/invoices.ts';
import { lifecycles } from './suite/lifecycles.ts';
import { limitedService } from './suite/limitedService.ts';
import { lists } from './suite/lists.ts';
import { maintenance } from './suite/maintenance.ts';
import { masking } from './suite/masking.ts';
import { matching } from './suite/matching.ts';
import { moneyFigures } from './suite/moneyFigures.ts';
import { notifications } from './suite/notifications.ts';
import type { As, Opened } from './suite/open.ts';
import { owners } from './suite/owners.ts';
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

const withOpened = <O extends Pick<Opened, 'as' | 'close'>>(
  open: () => Promise<O>,
): { as: As; opened: () => O } => {
  let opened: O | undefined;
  beforeAll(async () => {
    opened = await open();
  }, 120_000);
  afterAll(() => opened?.close());
  return { as: (user) => (opened as O).as(user), opened: () => opened as O };
};

/** Parts about long stories of deals, whose rules need no database. */
export const storyParts = [
  'moves',
  'client invoices',
  'bookings',
  'contracts out for signature',
  'amendments of deployments',
  'accepted proposals',
  'the life of a contract',
  'disputes',
  'timesheets',
];

/** Contract tests for what a plugin adds. `open` turns on the plugin of skill assessments, and `close` off. */
export const pluginSuite = (name: string, open: () => Promise<Omit<Opened, 'remind'>>): void => {
  describe(name, () => {
    const { as } = withOpened(open);
    describe('matching criteria', () => addedCriteria(as));
  });
};

/**
 * Contract tests for every data provider. `open` fills a store with the sample world once; tests create the
 * rows that they change. `isIn`: the parts to run, by name; all by default.
 */
export const dataProviderSuite = (
  name: string,
  open: () => Promise<Opened>,
  isIn: (part: string) => boolean = () => true,
): void => {
  const part = (title: string, tests: () => void) => {
    if (isIn(title)) describe(title, tests);
  };
  describe(name, () => {
    const { as, opened } = withOpened(open);

    part('the sample world', () => worldQueries(as, () => opened().world));
    part('reports', () => insights(as, () => opened().world));
    part('the platform', () => platform(as, () => opened().world));
    part('the platform’s analytics', () => platformAnalytics(as, () => opened().world));
    part('figures on several pages', () => figures(as, () => opened().world));
    part('fairness of the matching', () => fairness(as));
    part('lists', () => lists(as));
    part('single rows', () => singleRows(as));
    part('roles', () => customRoles(as));
    describe('with an unlimited plan', () => {
      beforeAll(() => takeEnterprise(as));
      part('changes', () => writes(as));
      part('sign-ups', () => admissions(as, () => opened().world));
      part('custom fields', () => customFields(as));
      part('custom fields of jobs', () => customFieldsOfJobs(as));
      part('batches', () => batches(as));
      part('views and vocabulary', () => interest(as));
      part('lifecycles', () => lifecycles(as));
      part('security', () => security(as));
      part('the pipeline', () => pipeline(as));
      part('talent pools', () => talentPools(as));
      part('saved searches', () => savedSearches(as));
      part('requests', () => requestStory(as));
      part('accepted proposals', () => acceptedProposals(as));
      part('moves', () => dealMoves(as));
      part('crews', () => crews(as));
      part('tickets', () => tickets(as));
      part('applications', () => applications(as));
      part('holds and calendar links', () => benchHolds(as));
      part('contracts', () => documents(as));
      part('both sides of a deal', () => sides(as, () => opened().world));
      part('bookings', () => bookings(as, () => opened().world));
      part('pictures', () => photos(as));
      part('every noun', () => everyNoun(as, () => opened().world));
      part('the inbox', () => notifications(as));
      part('people in charge', () => owners(as));
      part('preferences', () => switches(as));
      part('settings of the platform', () => settings(as));
      part('currencies in use', () => currencies(as));
      part('access', () => access(as));
      part('companies', () => companies(as));
      part('a company’s profile', () => companyProfile(as));
      part('matching', () => matching(as));
      part('scorecards', () => scorecards(as));
      part('follow-up of candidates', () => followUp(as));
      part('masked candidates', () => masking(as));
      part('the life of a contract', () => contractLife(as));
      part('contracts out for signature', () => signing(as));
      part('hire reviews', () => hireReviews(as));
      part('timesheets', () => timesheets(as));
      part('amendments of deployments', () => amendments(as));
      part('conversations', () => conversations(as));
      part('disputes', () => disputes(as));
      part('rate cards', () => rateCards(as));
      part('hot lists', () => hotLists(as));
      part('interview invitations', () => interviewInvitations(as));
      part('client invoices', () => providerInvoices(as));
      part('the team of a company', () => team(as));
      part('plans', () => plans(as));
      part('verification and accounts', () => verification(as));
      part('maintenance', () => maintenance(as));
      part('payment methods', () => payments(as));
      part('invoices', () => invoices(as));
      part('bank statements', () => bankStatements(as));
      part('sums of money', () => moneyFigures(as));
      part('accounting periods', () => accountingPeriods(as));
      part('limited service', () => limitedService(as, (day) => opened().remind(day)));
    });
  });
};
