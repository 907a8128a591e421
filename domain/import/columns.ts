import { isOptional } from '../contract/fields.ts';
import { nounOf } from '../contract/index.ts';
import { formFields, metaOfField } from '../contract/noun.ts';

/** The field that a column maps to, or null for a column that is ignored. */
export type Mapping = readonly (string | null)[];

const noun = nounOf('candidates');
const stamped = ['companyId'];

/** Candidate fields that a file can fill: pictures are uploaded one by one, and histories come from resumes, except languages. */
export const importFields: readonly string[] = formFields(noun).filter((field) => {
  const { picture, history } = metaOfField(noun, field);
  return !stamped.includes(field) && !picture && (!history || history === 'languages');
});

/** Required for a new candidate. */
export const requiredFields: readonly string[] = importFields.filter((field) => {
  const schema = noun.fields[field];
  const hasDefault = Object.hasOwn(noun.defaults ?? {}, field);
  const isState = noun.lifecycles.some((lifecycle) => lifecycle.field === field);
  return schema && !isOptional(schema) && !hasDefault && !isState;
});

/** Common header names besides the field's own name and label. */
const synonyms: Record<string, readonly string[]> = {
  name: ['full name', 'employee', 'employee name', 'candidate', 'resource', 'consultant', 'person'],
  title: ['job title', 'role', 'position', 'designation'],
  skills: ['skill', 'skill set', 'technologies', 'tech stack', 'key skills', 'competencies'],
  experience: ['years', 'years of experience', 'experience years', 'yoe', 'exp', 'total experience'],
  location: ['city', 'place', 'office', 'base location', 'based in'],
  availability: ['notice', 'notice period'],
  jobTypes: ['job type', 'employment type', 'contract type', 'engagement type', 'accepts'],
  workplaces: ['workplace', 'work location', 'work mode', 'work arrangement'],
  availableFrom: ['available', 'free from', 'start date', 'available date', 'availability date'],
  availabilityConfirmed: ['confirmed', 'last confirmed'],
  status: ['state', 'bench status'],
  published: ['visible', 'public'],
  rate: ['bill rate', 'rate per hour', 'hourly', 'price', 'billing rate', 'rate/h'],
  cost: ['cost per hour', 'pay rate', 'internal cost'],
  email: ['e-mail', 'mail', 'email address', 'e-mail address'],
  phone: ['telephone', 'mobile', 'phone no', 'contact number'],
  summary: ['profile', 'about', 'bio', 'description'],
  languages: ['language', 'language skills', 'spoken languages', 'languages spoken'],
  notes: ['note', 'comments', 'remarks', 'internal note'],
  benchSince: ['on bench since', 'bench start', 'bench date', 'rolled off'],
  currency: ['rate currency', 'curr'],
};

const wordsOf = (header: string): string =>
  header
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const fieldByWords = new Map(
  importFields.flatMap((field) => {
    const label = metaOfField(noun, field).label;
    return [field, label, ...(synonyms[field] ?? [])].map((words) => [wordsOf(words), field] as const);
  }),
);

/**
 * Maps headers to fields by their names; if two columns match one field, the first is used. `labelOf` gives
 * the labels in the reader's language, which exported files use as headers.
 */
export const mapColumns = (
  headers: readonly string[],
  labelOf: (field: string) => string = () => '',
): (string | null)[] => {
  const taken = new Set<string>();
  const byLabel = new Map(importFields.map((field) => [wordsOf(labelOf(field)), field]));
  return headers.map((header) => {
    const field =
      byLabel.get(wordsOf(header)) ??
      fieldByWords.get(wordsOf(header)) ??
      fieldByWords.get(wordsOf(header.replace(/\(.*\)/, '')));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
};

/** Required fields without a column. */
export const missingFields = (mapping: Mapping): string[] =>
  requiredFields.filter((field) => !mapping.includes(field));
