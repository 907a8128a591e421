import type { Candidate } from '../../contract/candidates/candidates.ts';
import { benchHours, type Deal, dealsOf, perDay, type Signed } from '../bench.ts';
import { dateOf, dayNumber, merged, type Span } from '../daySpans.ts';
import { skillKey } from '../skills.ts';
import { bandOf, type ChanceBand, isProven } from './bands.ts';
import { type Calibration, checkedDays } from './calibration.ts';
import { type BenchCost, benchCosts, type OnBench } from './costs.ts';
import { demandFeature, type FeatureName, featureNames, recentDays } from './features.ts';
import { type Hazards, type Known, notPlacedAfter, within } from './hazard.ts';
import type { BenchModel } from './model.ts';

/** The days for which a chance of placement is shown. */
export const placementDays = [30, 60, 90] as const;

/** The chance of a placement within some days. */
export type PlacementChance = {
  band: ChanceBand;
  /** The probability, if past forecasts of its size came true; else null, and only the band is known. */
  share: number | null;
  /** The place in the order of chances, from 0 for the lowest. Equal chances share it. */
  rank: number;
};

export type ForecastCandidate = Pick<
  Candidate,
  'id' | 'name' | 'title' | 'skills' | 'status' | 'cost' | 'currency' | 'benchSince' | 'createdAt'
>;
export type ForecastContract = Signed & { id: string };
type Sighting = { candidateId: string; day: string };
export type ForecastRows = {
  people: readonly ForecastCandidate[];
  contracts: readonly ForecastContract[];
  /** Profile views of the last 30 days. */
  views: readonly Sighting[];
  /** Quotes and applications of the last 30 days. */
  talks: readonly Sighting[];
  /** The stored fit; null before the first one. */
  fit: { model: BenchModel; madeOn: string; stays: number; placements: number; firms: number } | null;
};

/** How many candidates are listed; the costs include all. */
const mostPeople = 500;

export type ForecastPerson = {
  id: string;
  name: string;
  title: string;
  /** On the bench, back on it after a deployment, or on it until the next deployment starts. */
  state: 'bench' | 'rollOff' | 'starting';
  /** On the bench: since when, as its provider says. Otherwise the last day of the deployment, or the first one of the next. */
  on: string;
  /** The deployment that ends or starts. */
  contractId: string | null;
  /** Minor units for a day on the bench; null without a cost. */
  cost: number | null;
  currency: string;
  /** The chances of a placement within 30, 60 and 90 days; null without a model, and if one is agreed. */
  placed: [PlacementChance, PlacementChance, PlacementChance] | null;
};

export type BenchForecast = {
  /** `missing`: not computed yet. `tooLittle`: the market has too little history. */
  state: 'ready' | 'tooLittle' | 'missing';
  /** The day of the fit, and what it is made from. */
  fit: { madeOn: string; stays: number; placements: number; firms: number } | null;
  /** What the model uses; other features have records that are too short. */
  features: FeatureName[];
  months: { from: string; to: string }[];
  /** For each currency, the cost of each month and of all of them. */
  costs: { currency: string; months: BenchCost[]; total: BenchCost }[];
  people: ForecastPerson[];
  /** Further candidates, with lower probabilities. */
  morePeople: number;
  /** Candidates without a cost, who are left out of the costs. */
  withoutCost: number;
  calibration: Calibration | null;
};

/** The rest of the month from tomorrow, and the next three months. */
const monthsFrom = (tomorrow: number): Span[] => {
  const [year, month] = dateOf(tomorrow).split('-').map(Number) as [number, number];
  const first = (ahead: number) => Date.UTC(year, month - 1 + ahead, 1) / 86_400_000;
  return [0, 1, 2, 3].map((ahead) => ({
    from: Math.max(tomorrow, first(ahead)),
    to: first(ahead + 1) - 1,
  }));
};

/** Expected bench costs and probabilities of placement of one provider, from its own rows and the market’s model. */
export const benchForecast = (
  { people, contracts, views, talks, fit }: ForecastRows,
  now: Date,
): BenchForecast => {
  const today = dayNumber(now.toISOString());
  const tomorrow = today + 1;
  const months = monthsFrom(tomorrow);
  const last = (months.at(-1) as Span).to;
  const model = fit?.model ?? null;
  const hazards = model?.hazards ?? null;
  const deals = Map.groupBy(
    dealsOf(contracts, today) as (Deal & ForecastContract)[],
    ({ candidateId }) => candidateId,
  );
  const viewed = countBy(views, today);
  const talked = countBy(talks, today);
  const knownOf = ({ id, skills }: ForecastCandidate, days: number): Known => ({
    days,
    demand: demandFeature([...new Set(skills.map(skillKey))], (skill) => model?.balances[skill]),
    views: viewed.get(id) ?? 0,
    talks: talked.get(id) ?? 0,
  });
  const stays = people.flatMap((person) => stayOf(person, deals.get(person.id) ?? [], today, last) ?? []);
  const found = stays.map((stay) => ({ stay, left: chancesOf(stay, knownOf, { hazards, today, last }) }));
  const costed = found.flatMap(({ stay: { person, certain, from }, left }): OnBench[] =>
    person.cost === null
      ? []
      : [
          {
            currency: person.currency,
            cost: perDay(person.cost, benchHours),
            certain,
            from,
            left,
          },
        ],
  );
  const shown = found
    .map(({ stay, left }) => shownOf(stay, left, today))
    .filter(({ state, on }) => state !== 'rollOff' || dayNumber(on) <= today + 90)
    .sort((a, b) => (b.chances?.[0] ?? -1) - (a.chances?.[0] ?? -1) || (a.name < b.name ? -1 : 1));
  return {
    state: hazards ? 'ready' : fit ? 'tooLittle' : 'missing',
    fit: fit && { madeOn: fit.madeOn, stays: fit.stays, placements: fit.placements, firms: fit.firms },
    features: hazards ? featureNames.filter((_, place) => hazards.recent.coefficients[place] !== 0) : [],
    months: months.map(({ from, to }) => ({ from: dateOf(from), to: dateOf(to) })),
    costs: benchCosts(costed, months, model?.startsAfter ?? 0),
    people: ranked(shown, model).slice(0, mostPeople),
    morePeople: Math.max(0, shown.length - mostPeople),
    withoutCost: stays.length - costed.length,
    calibration: model?.calibration ?? null,
  };
};

const countBy = (sightings: readonly Sighting[], today: number): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { candidateId, day } of sightings) {
    const at = dayNumber(day);
    if (at < today - recentDays || at >= today) continue;
    counts.set(candidateId, (counts.get(candidateId) ?? 0) + 1);
  }
  return counts;
};

/** A candidate’s coming days on the bench. */
type Ahead = {
  person: ForecastCandidate;
  state: ForecastPerson['state'];
  on: number;
  contractId: string | null;
  /** Days before the next agreed deployment: nothing can change them. */
  certain: Span[];
  /** The first day after all agreed deployments; later than the last day of the forecast if there is none. */
  from: number;
  /** How long the candidate has been on the bench by then, in days. */
  days: number;
};

const stayOf = (
  person: ForecastCandidate,
  deals: readonly (Deal & ForecastContract)[],
  today: number,
  last: number,
): Ahead | null => {
  const terms = merged(deals.map(({ term }) => term));
  const running = terms.find(({ from, to }) => from <= today && today <= to);
  const coming = terms.filter(({ from }) => from > today);
  const isOnBench = !running && person.status !== 'Placed';
  if (!running && !isOnBench && coming.length === 0) return null;
  const since = Math.max(
    dayNumber(person.createdAt),
    ...terms.filter(({ to }) => to < today).map(({ to }) => to + 1),
  );
  const end = (coming.at(-1) ?? running)?.to;
  const from = end === undefined ? today + 1 : end + 1;
  const certain: Span[] = [];
  // A candidate marked as placed is not on the bench before the next deployment.
  let free = running ? running.to + 1 : isOnBench ? today + 1 : null;
  for (const term of coming) {
    if (free !== null) certain.push({ from: free, to: term.from - 1 });
    free = term.to + 1;
  }
  const next = coming[0];
  const state = running ? 'rollOff' : next ? 'starting' : 'bench';
  if (running && running.to >= last) return null;
  const on = running ? running.to : next ? next.from : toldSince(person, since, today);
  const contract = deals.find(({ term }) => (running ? term.to === on : next && term.from === on));
  return {
    person,
    state,
    on,
    contractId: contract?.id ?? null,
    certain,
    from,
    days: end === undefined ? today + 1 - since : 0,
  };
};

/** A day that the provider entered comes first. The model counts from the last deployment, or from when the candidate was added. */
const toldSince = ({ benchSince }: ForecastCandidate, since: number, today: number): number =>
  benchSince === null ? since : Math.min(today, dayNumber(benchSince));

/** The probability of not being placed before each day from `from` on; null without a model. */
const chancesOf = (
  stay: Ahead,
  knownOf: (person: ForecastCandidate, days: number) => Known,
  { hazards, today, last }: { hazards: Hazards | null; today: number; last: number },
): number[] | null =>
  hazards &&
  notPlacedAfter(
    hazards,
    knownOf(stay.person, stay.days),
    Math.max(0, last - stay.from + 1),
    stay.from - today - 1,
  );

/** A candidate of the forecast with the probabilities behind its chances. */
type Forecast = Omit<ForecastPerson, 'placed'> & { chances: [number, number, number] | null };

/** Only chances that the calibration has proven are said as a number: the others as a band, and by their order. */
const ranked = (people: readonly Forecast[], model: BenchModel | null): ForecastPerson[] => {
  const orders = placementDays.map((_, place) =>
    [...new Set(people.flatMap(({ chances }) => chances?.[place] ?? []))].sort((a, b) => a - b),
  );
  const chanceOf = (chances: Forecast['chances'] & object, place: 0 | 1 | 2): PlacementChance => {
    const days = placementDays[place];
    const chance = chances[place];
    const isChecked = days === checkedDays && isProven(chance, model?.calibration ?? null);
    return {
      band: bandOf(chance, within(model?.weekly ?? 0, days)),
      share: isChecked ? chance : null,
      rank: orders[place]?.indexOf(chance) ?? 0,
    };
  };
  return people.map(({ chances, ...person }) => ({
    ...person,
    placed: chances && [chanceOf(chances, 0), chanceOf(chances, 1), chanceOf(chances, 2)],
  }));
};

const shownOf = (
  { person, state, on, contractId, from }: Ahead,
  left: number[] | null,
  today: number,
): Forecast => {
  const { id, name, title, cost, currency } = person;
  const isAgreed = state === 'starting' || (from - 1 > on && state === 'rollOff');
  const by = (days: number) => {
    const spent = Math.min(today + days - from + 1, (left?.length ?? 1) - 1);
    return spent > 0 ? 1 - (left?.[spent] ?? 1) : 0;
  };
  return {
    id,
    name,
    title,
    state,
    on: dateOf(on),
    contractId,
    cost: cost === null ? null : Math.round(perDay(cost, benchHours)),
    currency,
    chances: left && !isAgreed ? [by(30), by(60), by(90)] : null,
  };
};
