import type { TranslateFunction } from 'react-admin';
import { addedCriteria } from '../../../domain/matching/addedCriteria.ts';
import type { Raise } from '../../../domain/matching/raises.ts';
import type { Reason } from '../../../domain/matching/reasons.ts';
import { writeDay } from '../../components/fields/writeDay.ts';

type Params = Reason['params'];
type Words = { translate: TranslateFunction; locale: string };
type Said = (params: Params, words: Words) => string;

/** A reason in the reader's language, without its points. */
export const sayReason = ({ kind, params }: Pick<Reason, 'kind' | 'params'>, words: Words): string =>
  (special[kind] ?? plainly(kind))(params, words);

/** The points earned, and the maximum if they are fewer. */
export const sayPoints = ({ points, of }: Pick<Reason, 'points' | 'of'>, { translate }: Words): string => {
  const key = of === 0 ? 'nothing' : points === 0 ? 'none' : points < of ? 'some' : 'all';
  return translate(`recommendations.points.${key}`, { points, of });
};

/** A change that would raise a score, in the reader's language. */
export const sayRaise = ({ kind, params }: Pick<Raise, 'kind' | 'params'>, words: Words): string => {
  if (kind === 'addFact') return sayFact(params, words);
  const { translate } = words;
  const withYears = params.years !== undefined && kind !== 'experience';
  return translate(`recommendations.raises.${kind}${withYears ? 'Years' : ''}`, {
    ...params,
    ...(params.years !== undefined && { years: years(params.years, words) }),
    ...(params.date !== undefined && { date: day(params.date, words) }),
  });
};

const plainly =
  (key: string): Said =>
  (params, { translate }) =>
    translate(`recommendations.reasons.${key}`, params);

/** In the words of the plugin; if it is off, as it is stored. */
export const sayFact: Said = ({ criterion, value = '' }, { translate }) => {
  const reasonKey = addedCriteria.get(String(criterion))?.reasonKey;
  return reasonKey ? translate(reasonKey, { value }) : `${criterion}: ${value}`;
};

const special: Partial<Record<Reason['kind'], Said>> = {
  skill: (params, words) => plainly('skill')({ ...params, remarks: remarks(params, words) }, words),
  skillImplied: (params, words) =>
    plainly('skillImplied')({ ...params, remarks: remarks(params, words) }, words),
  skillRelated: (params, words) =>
    plainly('skillRelated')({ ...params, remarks: remarks(params, words) }, words),
  skillMissing: (params, words) => plainly(params.must ? 'mustMissing' : 'skillMissing')(params, words),
  longList: ({ count = 0 }, words) => plainly('longList')({ smart_count: count }, words),
  experience: (params, words) =>
    plainly('experience')({ ...params, years: years(params.years, words) }, words),
  experienceShort: (params, words) =>
    plainly('experienceShort')({ ...params, years: years(params.years, words) }, words),
  experienceUnknown: ({ needed = 0 }, words) => plainly('experienceUnknown')({ smart_count: needed }, words),
  title: ({ likeness }, words) => plainly('title')({ likeness: percent(likeness, words) }, words),
  freeInTime: (params, words) => plainly('freeInTime')(days(params, words), words),
  freeLate: (params, words) => plainly('freeLate')(days(params, words), words),
  freeUnknown: (params, words) => plainly('freeUnknown')(days(params, words), words),
  answers: ({ asked = 0, inTime = 0 }, words) => plainly('answers')({ smart_count: asked, inTime }, words),
  notAsked: ({ part }, words) => plainly(`notAsked.${part}`)({}, words),
  words: ({ shared = 0, all = 0, words: named = '' }, words) =>
    plainly(named ? 'words' : 'noWords')({ smart_count: shared, all, words: named }, words),
  added: sayFact,
  addedMissing: (params, words) => plainly('addedMissing')({ what: sayFact(params, words) }, words),
};

type Value = Params[string] | undefined;

const years = (count: Value, { translate }: Words): string =>
  translate('recommendations.years', { smart_count: Number(count) });
const day = (date: Value, { locale }: Words): string => writeDay(String(date), locale, 'medium');
const days = (params: Params, words: Words): Params =>
  Object.fromEntries(Object.entries(params).map(([name, date]) => [name, day(date, words)]));
const percent = (value: Value, { locale }: Words): string =>
  (Number(value) / 100).toLocaleString(locale, { style: 'percent' });

const remarks = (
  { evidence, fromText, confirmed, askedYears, years: had }: Params,
  { translate }: Words,
): string => {
  const say = (key: string, params = {}) => translate(`recommendations.remarks.${key}`, params);
  const said = [
    fromText ? say('fromText') : '',
    confirmed ? say('confirmed') : '',
    evidence === 'older' ? say('older') : '',
    askedYears === undefined
      ? ''
      : say(had === -1 ? 'depthUnknown' : 'depth', { years: had, smart_count: askedYears }),
  ].filter(Boolean);
  return said.length > 0 ? ` (${said.join(', ')})` : '';
};
