import type { Reason, ReasonKind } from './reasons.ts';

/** English sentences for the command line. Screens show the same reasons in the reader's language. */
export const reasonText = ({ kind, params, points, of }: Reason): string =>
  sentences[kind](params, points, of);

type Params = Reason['params'];
type Sentence = (params: Params, points: number, of: number) => string;

const sentences: Record<ReasonKind, Sentence> = {
  skill: (params, points) => `${params.skill}${remarks(params)} +${points}`,
  skillImplied: (params, points) => `${params.skill}: known from ${params.via}${remarks(params)} +${points}`,
  skillRelated: (params, points) =>
    `${params.skill}: has related skill ${params.via}${remarks(params)} +${points}`,
  skillMissing: (params, _, of) => `${params.skill} missing${params.must ? ' (must-have)' : ''}, 0 of ${of}`,
  longList: ({ count }) => `${count} unrelated skills listed: skills and title count less`,
  experience: ({ years, needed }, points) =>
    `${yearsText(years)} of experience (${needed} wanted) +${points}`,
  experienceShort: ({ years, needed }, points, of) =>
    `${yearsText(years)} of experience (${needed} wanted) +${points} of ${of}`,
  experienceUnknown: ({ needed }, points, of) =>
    `experience not stated (${yearsText(needed)} wanted): half points, +${points} of ${of}`,
  title: ({ likeness }, points, of) => `similar title (${likeness}%) +${points} of ${of}`,
  titleUnknown: (_, points, of) => `title not stated: half points, +${points} of ${of}`,
  freeInTime: ({ free, needed }, points) =>
    `available ${dayText(free)} (needed by ${dayText(needed)}) +${points}`,
  freeLate: ({ free, needed }, points, of) =>
    `available ${dayText(free)} (needed by ${dayText(needed)}) +${points} of ${of}`,
  freeUnknown: ({ needed }, points, of) =>
    `availability not stated (needed by ${dayText(needed)}): half points, +${points} of ${of}`,
  anyStart: (_, points) => `any start date +${points}`,
  answers: ({ asked, inTime }, points, of) =>
    `provider answered ${inTime} of ${counted(asked, 'request')} on time +${points} of ${of}`,
  answersUnknown: (_, points, of) => `new provider: half points, +${points} of ${of}`,
  added: ({ criterion, value }, points) => `${criterion}: ${value} +${points}`,
  addedMissing: ({ criterion, value }, _, of) => `missing: ${criterion}: ${value}, 0 of ${of}`,
  words: ({ shared, all, words }, points, of) =>
    `${words ? `${shared} of ${all} words shared: ${words}` : 'No words shared with the text'} +${points} of ${of}`,
  notAsked: ({ part }, points) => `no ${part} requested +${points}`,
};

const counted = (count: Params[string] | undefined, noun: string) =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
const yearsText = (years: Params[string] | undefined) => counted(years, 'year');

const evidenceText: Record<string, string> = {
  recent: '',
  older: 'last used over 2 years ago',
  confirmed: '',
  declared: '',
};

const remarks = ({ evidence, fromText, confirmed, askedYears, years }: Params): string => {
  const said = [
    fromText ? 'found in profile text' : '',
    confirmed ? 'confirmed by the provider' : '',
    evidenceText[String(evidence)] ?? '',
    askedYears === undefined
      ? ''
      : years === -1
        ? `years not stated, ${askedYears} wanted`
        : `${years} of ${yearsText(askedYears)}`,
  ].filter(Boolean);
  return said.length > 0 ? ` (${said.join(', ')})` : '';
};

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "Nov 1, 2026". */
const dayText = (date: Params[string] | undefined): string => {
  const [year, month, day] = String(date).split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${day}, ${year}`;
};
