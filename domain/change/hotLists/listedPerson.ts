import { freeAgain } from '../../contract/candidates/bookings.ts';
import type { Candidate } from '../../contract/candidates/candidates.ts';
import type { HotList } from '../../contract/hotLists/hotLists.ts';
import type { Language } from '../../contract/languages.ts';
import { initialsOf, maskName } from '../../masking/maskName.ts';
import { sayAvailability, sayPay, sayText, sayYears } from '../../words/sayValue.ts';

/** A candidate as recipients of a list read it; one who has left the bench has no details. */
export type ListedPerson = {
  id: string;
  initials: string;
  title: string;
  details: Pick<Candidate, 'skills' | 'experience' | 'location' | 'availability' | 'availableFrom'> | null;
  rate: Pick<Candidate, 'rate' | 'currency'> | null;
};

/** The initials stand for the name, whether the provider masks the candidate on the market or not. */
export const listedPerson = (
  candidate: Candidate,
  { showRates }: Pick<HotList, 'showRates'>,
  today: string,
): ListedPerson => {
  const { id, name, title, listed, skills, experience, location, availability } = candidate;
  const { rate, currency } = candidate;
  const { availableFrom: from } = candidate;
  const stated = from !== null && from > today ? from : null;
  const availableFrom = freeAgain(candidate, today) ?? stated;
  return {
    id,
    initials: initialsOf(name),
    title: maskName(title, name),
    details: listed ? { skills, experience, location, availability, availableFrom } : null,
    rate: listed && showRates ? { rate, currency } : null,
  };
};

/** Skills of a person that a mail names. */
const skillsInMail = 5;

/** What a mail says of a person: 'Data Engineer · Lyon, France · 8 years · Java, Kafka · Immediately · $70 per hour'. */
export const lineOfPerson = ({ title, details, rate }: ListedPerson, language: Language): string => {
  const pay = rate && { ...rate, salaryMin: rate.rate, salaryMax: rate.rate, salaryPer: 'Hour' as const };
  return [
    title,
    details && sayText('location', details.location, language),
    details && sayYears(details.experience, language),
    details?.skills.slice(0, skillsInMail).join(', '),
    details && sayAvailability(details, language),
    pay && sayPay(pay, language),
  ]
    .filter(Boolean)
    .join(' · ');
};
