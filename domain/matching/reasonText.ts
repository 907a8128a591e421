import type { Reason, ReasonKind } from './reasons.ts';

/** English sentences, for the command line. Screens say the same reasons in the reader's language. */
export const reasonText = ({ kind, params, points, of }: Reason): string =>
  sentences[kind](params, points, of);

type Params = Reason['params'];
type Sentence = (params: Params, points: number, of: number) => string;

const sentences: Record<ReasonKind, Sentence> = {
  skill: (params, points) => `${params.skill}${remarks(params)} +${points}`,
  skillRelated: (params, points) =>
    `${params.skill}: has ${params.via}, related${remarks(params)} +${points}`,
  skillMissing: (params, _, of) => `${params.skill} missing${params.must ? ' (must)' : ''}, 0 of ${of}`,
  longList: ({ count }) => `lists ${count} skills nobody asked for: skills and title count less`,
  experience: ({ years, needed }, points) => `${yearsText(years)}, ${needed} needed +${points}`,
  experienceShort: ({ years, needed }, points, of) =>
    `${yearsText(years)}, ${needed} needed +${points} of ${of}`,
  experienceUnknown: ({ needed }, points, of) =>
    `experience not given, ${needed} years needed: half, +${points} of ${of}`,
  title: ({ likeness }, points, of) => `title ${likeness} % alike +${points} of ${of}`,
  titleUnknown: (_, points, of) => `title not given: half, +${points} of ${of}`,
  freeInTime: ({ free, needed }, points) => `free ${dayText(free)}, needed ${dayText(needed)} +${points}`,
  freeLate: ({ free, needed }, points, of) =>
    `free ${dayText(free)}, needed ${dayText(needed)} +${points} of ${of}`,
  freeUnknown: ({ needed }, points, of) =>
    `availability not given, needed ${dayText(needed)}: half, +${points} of ${of}`,
  anyStart: (_, points) => `any start +${points}`,
  answers: ({ asked, inTime }, points, of) =>
    `provider answered ${inTime} of ${asked} requests in time +${points} of ${of}`,
  answersUnknown: (_, points, of) => `provider has no requests yet: half, +${points} of ${of}`,
  notAsked: ({ part }, points) => `no ${part} asked for +${points}`,
};

const yearsText = (years: Params[string] | undefined) => `${years} year${years === 1 ? '' : 's'}`;

const evidenceText: Record<string, string> = {
  recent: '',
  older: 'last used over 2 years ago',
  declared: '',
};

const remarks = ({ evidence, fromText, askedYears, years }: Params): string => {
  const said = [
    fromText ? 'found in the text' : '',
    evidenceText[String(evidence)] ?? '',
    askedYears === undefined ? '' : `${years === -1 ? 'unknown' : years} of ${askedYears} years`,
  ].filter(Boolean);
  return said.length > 0 ? ` (${said.join(', ')})` : '';
};

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "1 Nov 2026". */
const dayText = (date: Params[string] | undefined): string => {
  const [year, month, day] = String(date).split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
};
