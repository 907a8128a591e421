import type { DocumentFault } from '../../../domain/documentText/documentFault.ts';
import type { Found } from '../../../domain/jobAds/readJobAd.ts';
import { checkedReading, type Reading } from '../../../domain/resumes/checkedReading.ts';
import type { Resume } from '../../../domain/resumes/readResume.ts';
import { loadDictionary } from '../../../domain/skills/dictionary/loadDictionary.ts';
import { type Spelling, spellSkills } from '../../../domain/skills/spelling.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { marketOf, shownPlatform } from '../../platform/shownPlatform.ts';

/** A candidate as read from a resume, to be checked and corrected before anything is stored. */
export type Draft = {
  id: number;
  /** The name of the file, or of a pasted text. */
  file: string;
  text: string;
  values: Record<string, unknown>;
  /** The words that each field was read from. */
  quotes: Readonly<Record<string, readonly string[]>>;
  unread: readonly string[];
  isIncluded: boolean;
  /** The file itself; null for a pasted text. */
  original: File | null;
  /** The plugin's reader that read it as well, and whether it failed. */
  reader: { labelKey: string; isFailed: boolean } | null;
};

/** A file from which no text could be read, and the plugin's reader that failed at it too. */
export type Failure = Pick<Draft, 'id' | 'file' | 'reader'> & { fault: DocumentFault };

type Source = Pick<Draft, 'id' | 'file' | 'text' | 'original'>;

/** The draft of a resume, with skills in the market's spelling. What a plugin's reader says of a field comes first. */
export const draftOf = async (
  source: Source,
  spelling: Spelling,
  now: Date,
  { reader, fields }: PluginReading = noReading,
): Promise<Draft> => {
  const market = marketOf(shownPlatform());
  // The page opens before there is anything to read.
  const [{ readResume }, dictionary] = await Promise.all([
    import('../../../domain/resumes/readResume.ts'),
    loadDictionary(),
  ]);
  const resume = readResume(source.text, utcDay(now), dictionary, market);
  const { values, quotes } = checkedReading(fields, source.text, market);
  const quoted = Object.values(quotes).flat();
  return {
    ...source,
    reader,
    values: {
      ...valuesOf(resume, spelling),
      ...values,
      ...(values.skills ? { skills: spellSkills(values.skills as string[], spelling) } : {}),
    },
    quotes: { ...quotesOf(resume), ...quotes },
    unread: resume.unread.filter((line) => !quoted.some((quote) => quote.includes(line))),
    isIncluded: true,
  };
};

/** What the reader of a plugin said. */
export type PluginReading = { reader: Draft['reader']; fields: Reading };
export const noReading: PluginReading = { reader: null, fields: {} };

const valuesOf = (resume: Resume, spelling: Spelling): Record<string, unknown> => {
  const { skills, engagements, languages, education, certificates, rate } = resume;
  const spelled = (skill: string) => spellSkills([skill], spelling)[0] ?? skill;
  const uses = new Map(
    skills
      .filter(({ years, lastUsed }) => years !== null || lastUsed !== null)
      .map(({ skill, years, lastUsed }) => [spelled(skill), { skill: spelled(skill), years, lastUsed }]),
  );
  const { name, title, location, email, phone, experience } = resume;
  const { availability, availableFrom, jobTypes, summary } = resume;
  const single = {
    name,
    title,
    location,
    email,
    phone,
    experience,
    availability,
    availableFrom,
    jobTypes,
    summary,
  };
  const found = Object.entries(single).flatMap(([field, one]) => (one ? [[field, one.value] as const] : []));
  const lists = {
    skills: spellSkills(
      skills.map(({ skill }) => skill),
      spelling,
    ),
    skillUses: [...uses.values()],
    engagements: engagements.map(({ title, client, period: { from, to }, summary }) => ({
      title,
      client,
      from,
      to,
      summary,
    })),
    languages: languages.map(({ language, level }) => ({ language, level })),
    education: education.map(({ title, school, year }) => ({ title, school, year })),
    certificates: certificates.map(({ name, year }) => ({ name, year })),
  };
  return {
    ...Object.fromEntries(found),
    ...(rate && { rate: rate.value.amount, ...(rate.value.currency && { currency: rate.value.currency }) }),
    ...Object.fromEntries(Object.entries(lists).filter(([, items]) => items.length > 0)),
  };
};

const quotesOf = (resume: Resume): Record<string, string[]> => {
  const { unread: _, summary: __, ...found } = resume;
  return Object.fromEntries(
    Object.entries(found).map(([field, value]) => {
      const items = (Array.isArray(value) ? value : [value]) as (Found<unknown> | { quote: string })[];
      return [field, [...new Set(items.map(({ quote }) => quote))]];
    }),
  );
};

/** What is sent: fields that are empty say nothing. */
export const filledValues = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
