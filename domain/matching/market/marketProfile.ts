import { freeAgain } from '../../contract/candidates/bookings.ts';
import { type Candidate, noticeDays } from '../../contract/candidates/candidates.ts';
import type { SkillDictionary } from '../../skills/dictionary/dictionary.ts';
import { utcDay } from '../../time/days.ts';
import { dateOf, dayOf } from '../dayNumbers.ts';
import { type Profile, readProfile } from '../profile.ts';

/**
 * The fields of a listed candidate that matching uses; no others are passed to it. The name is only removed
 * from the text.
 */
export const marketFields = [
  'id',
  'name',
  'companyId',
  'title',
  'skills',
  'skillUses',
  'confirmedSkills',
  'skillsConfirmed',
  'experience',
  'location',
  'languages',
  'jobTypes',
  'workplaces',
  'rate',
  'currency',
  'addedFacts',
  'availability',
  'availableFrom',
  'bookedUntil',
  'createdAt',
  'summary',
  'engagements',
  'certificates',
  'masked',
  'maskedSummary',
  'maskedEngagements',
  'maskedCertificates',
] as const;
export type MarketRow = Pick<Candidate, (typeof marketFields)[number]>;

/** The text of a candidate that is read and quoted: of a masked one, without contact details and name. */
export const openTextOf = ({
  masked,
  maskedSummary,
  summary,
}: Pick<MarketRow, 'masked' | 'maskedSummary' | 'summary'>): string | null =>
  masked ? maskedSummary : summary;

/** A candidate without what matching does not use. */
export const marketRow = (row: MarketRow): MarketRow =>
  Object.fromEntries(marketFields.map((field) => [field, row[field]])) as MarketRow;

/**
 * A listed candidate as matching sees it on this day. Everyone with access to the talent pool sees all of
 * them.
 */
export const marketProfile = (row: MarketRow, dictionary: SkillDictionary, today: string): Profile =>
  readProfile(
    {
      id: row.id,
      title: row.title,
      skills: [
        ...row.skills,
        ...row.skillUses.map(({ skill, ...use }) => ({ name: skill, ...use })),
        ...row.confirmedSkills.map((name) => ({ name, confirmed: row.skillsConfirmed })),
      ],
      text: openTextOf(row),
      name: row.name,
      experience: row.experience,
      availableFrom: freeFrom(row, today),
      location: row.location,
      languages: row.languages,
      jobTypes: row.jobTypes,
      workplaces: row.workplaces,
      rate: { amount: row.rate, currency: row.currency },
      addedFacts: row.addedFacts,
      providerId: row.companyId,
      visibleTo: null,
      engagements: row.masked ? row.maskedEngagements : row.engagements,
      certificates: row.masked ? row.maskedCertificates : row.certificates,
    },
    dictionary,
    today,
  );

/** When the provider says that the candidate is free, but not before the day after the last booked one. */
const freeFrom = (row: MarketRow, today: string): string => {
  const stated = statedFrom(row, today);
  const afterwards = freeAgain(row, today);
  return afterwards !== null && afterwards > stated ? afterwards : stated;
};

/**
 * The given date, or the end of a notice period starting today; immediately available candidates since they
 * were listed.
 */
const statedFrom = ({ availability, availableFrom, createdAt }: MarketRow, today: string): string => {
  if (availableFrom !== null) return availableFrom;
  const notice = noticeDays[availability];
  return notice === null ? utcDay(createdAt) : dateOf((dayOf(today) ?? 0) + notice);
};
