import type { JobType } from '../contract/candidates/jobTypes.ts';
import { withPlainSigns } from '../documentText/withPlainSigns.ts';
import type { CurrencyMarket } from '../jobAds/currencyWords.ts';
import type { Found } from '../jobAds/readJobAd.ts';
import { folded } from '../languages/languageNames.ts';
import { isKnownSkill, mentionsIn } from '../reading/mentions.ts';
import type { SkillDictionary } from '../skills/dictionary/dictionary.ts';
import { withoutContacts } from './contacts.ts';
import { monthsOf } from './periods.ts';
import { type EducationEntry, readEducation } from './readEducation.ts';
import { type ResumeHead, readHead } from './readHead.ts';
import { readJobTypes } from './readJobTypes.ts';
import { type LanguageEntry, readLanguages } from './readLanguages.ts';
import { type ResumeSkill, readResumeSkills } from './readResumeSkills.ts';
import { type HourlyRate, readAvailability, readRate, type Terms } from './readTerms.ts';
import { type CertificateEntry, readCertificates, readWork, type WorkEntry } from './readWork.ts';
import { linesOfResume, quoteOf, type ResumeLine } from './sections.ts';
import { titleInSentences } from './titlesInText.ts';

/** What a resume says about a person, with the words that each value was read from. */
export type Resume = ResumeHead &
  Terms & {
    experience?: Found<number>;
    rate?: Found<HourlyRate>;
    jobTypes?: Found<JobType[]>;
    summary?: Found<string>;
    engagements: readonly Omit<WorkEntry, 'lines'>[];
    skills: readonly ResumeSkill[];
    languages: readonly LanguageEntry[];
    education: readonly EducationEntry[];
    certificates: readonly CertificateEntry[];
    /** Lines from which nothing was read. */
    unread: readonly string[];
  };

/** A title in capital letters as the work history writes it. */
const withoutCapitals = (title: Found<string> | undefined, work: readonly { title: string }[]) => {
  if (!title || title.value !== title.value.toUpperCase()) return title;
  const same = work.find((one) => one.title.toUpperCase() === title.value);
  return same ? { ...title, value: same.title } : title;
};

/**
 * Reads a resume in English, German, French or Spanish. `today` is YYYY-MM-DD. Email and phone number are fields of
 * their own; nothing that recruiters read contains them.
 */
export const readResume = (
  text: string,
  today: string,
  dictionary: SkillDictionary,
  market?: CurrencyMarket,
): Resume => {
  // A text that is pasted has the signs of the program that it comes from.
  const lines = linesOfResume(withPlainSigns(text));
  const taken = new Set<ResumeLine>();
  const month = today.slice(0, 7);
  const hasSkill = (words: string) => mentionsIn(words, dictionary).length > 0;
  const head = readHead(lines, taken, { hasSkill, isSkill: (words) => isKnownSkill(words, dictionary) });
  const work = readWork(lines);
  const latest = work.toSorted((one, other) => endOf(other).localeCompare(endOf(one)))[0];
  const title =
    withoutCapitals(head.title, work) ??
    (latest && { value: latest.title, quote: latest.quote }) ??
    titleOfProfile(lines, hasSkill);
  const skills = readResumeSkills({ lines, work, name: head.name?.value ?? null, month }, dictionary, taken);
  const found = {
    title,
    rate: readRate(lines, taken, market),
    jobTypes: readJobTypes(lines, taken),
    experience: yearsOf(lines, work, month),
    summary: summaryOf(lines),
    ...readAvailability(lines, today, taken),
  };
  // A line about terms stands among degrees where columns run into each other.
  const others = lines.filter((line) => !taken.has(line));
  const lists = {
    languages: readLanguages(lines),
    education: readEducation(others),
    certificates: readCertificates(others),
  };
  const quotes = [...skills, ...Object.values(lists).flat()].map(({ quote }) => ` · ${quote} · `);
  const isQuoted = (line: ResumeLine) => quotes.some((quote) => quote.includes(` · ${quoteOf(line)} · `));
  const ofWork = new Set(work.flatMap(({ lines: its }) => its));
  const isRead = (line: ResumeLine) =>
    taken.has(line) || line.section === 'profile' || isQuoted(line) || ofWork.has(line);
  return {
    ...head,
    ...Object.fromEntries(Object.entries(found).filter(([, one]) => one !== undefined)),
    engagements: work.map(({ lines: _, ...entry }) => entry),
    skills,
    ...lists,
    unread: lines.filter((line) => !isRead(line)).map(quoteOf),
  };
};

/** What lasts ends after everything else. */
const endOf = ({ period: { to } }: WorkEntry): string => to ?? '9999-12';

/** The title in the sentences of the profile, in which people write about themselves. */
const titleOfProfile = (
  lines: readonly ResumeLine[],
  hasSkill: (words: string) => boolean,
): Found<string> | undefined => {
  const profile = lines.filter(({ section }) => section === 'profile');
  const found = titleInSentences(profile, hasSkill);
  return found ? { value: found.title, quote: quoteOf(found.line) } : undefined;
};

const stated =
  /(?<years>\d{1,2})\s*\+?\s*(?:years?|yrs?|jahren?|ans|annees|anos)\b.{0,40}(?:experience|erfahrung|experiencia)|(?:experience|erfahrung|experiencia)\b.{0,20}?(?<after>\d{1,2})\s*\+?\s*(?:years?|jahre|ans|anos)\b/u;
const mostYears = 60;

/** The years that the resume states about itself, else those of its dated work. */
const yearsOf = (
  lines: readonly ResumeLine[],
  work: readonly WorkEntry[],
  month: string,
): Found<number> | undefined => {
  for (const line of lines.filter(({ section }) => section === 'profile' || section === 'head')) {
    const { years, after } = stated.exec(folded(line.text))?.groups ?? {};
    const value = Number(years ?? after ?? Number.NaN);
    if (value <= mostYears) return { value, quote: quoteOf(line) };
  }
  const first = work.toSorted((a, b) => String(a.period.from).localeCompare(String(b.period.from)))[0];
  const months = monthsOf(
    work.map(({ period }) => period),
    month,
  );
  return first && { value: Math.min(mostYears, Math.floor(months / 12)), quote: first.quote };
};

const longestSummary = 2000;

const summaryOf = (lines: readonly ResumeLine[]): Found<string> | undefined => {
  const quote = lines
    .filter(({ section }) => section === 'profile')
    .map(({ text }) => text)
    .join('\n');
  const value = withoutContacts(quote).slice(0, longestSummary).trim();
  return value ? { value, quote } : undefined;
};
