import { describe, expect, test } from 'vitest';
import { seeded } from '../../../fixtures/random.ts';
import { dayNumber } from '../daySpans.ts';
import { bandOf, isProven } from './bands.ts';
import { calibrationOf, checkAt, checkDays } from './calibration.ts';
import { benchCosts, type OnBench } from './costs.ts';
import { weeksFeature } from './features.ts';
import { benchForecast, type ForecastRows } from './forecast.ts';
import { fitBefore, fitBoth, notPlacedAfter, shareBefore, weeksOnBench, within } from './hazard.ts';
import { fitLogistic, logistic } from './logistic.ts';
import { type BenchMarket, benchStays, type MarketWork } from './market.ts';
import { fittedModel, resultOf } from './model.ts';

const now = new Date('2026-06-15T10:00:00Z');
const today = dayNumber(now.toISOString());

/** Each week, a candidate on the bench is placed with logistic(−3 + 0.9 × quoted − 0.4 × weeks feature). */
const truth = { base: -3, quoted: 0.9, weeks: -0.4 };
const market = ({ firms = 12, people = 80 } = {}): BenchMarket => {
  const random = seeded('bench stays');
  const found = { people: [], works: [], asks: [], views: [], talks: [] } as {
    [K in keyof BenchMarket]: BenchMarket[K][number][];
  };
  found.asks.push({ skills: ['java'], day: today - 900 });
  found.views.push({ candidateId: 'C-0-0', day: today - 900 });
  for (let firm = 0; firm < firms; firm++)
    for (let person = 0; person < people; person++) {
      const id = `C-${firm}-${person}`;
      const added = today - random.int(30, 900);
      found.people.push({ id, companyId: `F-${firm}`, skills: ['java'], added, isPlaced: false });
      let from = added;
      for (let day = added; day < today; day += 7) {
        const isQuoted = random.chance(0.2);
        // Long enough ago for the last 30 days to hold exactly one quote.
        if (isQuoted) found.talks.push({ candidateId: id, day: day - 1 });
        const talks = found.talks.filter(
          (one) => one.candidateId === id && one.day >= day - 30 && one.day < day,
        ).length;
        const { base, quoted, weeks } = truth;
        const chance = logistic(base + quoted * Math.log1p(talks) + weeks * weeksFeature(day - from));
        if (!random.chance(chance)) continue;
        const signed = day + random.int(0, 6);
        const work: MarketWork = { candidateId: id, signed, from: signed + 10, to: signed + 70 };
        found.works.push(work);
        from = work.to + 1;
        // The next stay begins the day after the deployment.
        day = from - 7;
      }
    }
  return found;
};
const simulated = market();
const fitted = fittedModel(simulated, today);

describe('stays on the bench', () => {
  const person = { id: 'C', companyId: 'F', skills: ['Java'], added: 100, isPlaced: false };
  const stays = (works: Partial<MarketWork>[], isPlaced = false, until = 400) =>
    benchStays(
      {
        people: [{ ...person, isPlaced }],
        works: works.map((one) => ({ candidateId: 'C', signed: 0, from: 0, to: 0, ...one })),
      },
      until,
    ).map(({ from, to, placed, startsAfter }) => [from, to, placed, startsAfter]);

  test('a stay ends when the next deployment is signed, and another begins after that deployment', () => {
    expect(stays([{ signed: 120, from: 130, to: 200 }])).toEqual([
      [100, 119, 120, 10],
      [201, 400, null, null],
    ]);
  });
  test('a stay that goes on has no end, so that it counts as not placed so far', () => {
    expect(stays([])).toEqual([[100, 400, null, null]]);
  });
  test('a deployment signed before the bench begins leaves no stay, and an extension prolongs the deployment', () => {
    const works = [
      { signed: 120, from: 130, to: 200 },
      { signed: 190, from: 201, to: 260 },
      { signed: 250, from: 270, to: 300 },
    ];
    expect(stays(works)).toEqual([
      [100, 119, 120, 10],
      [301, 400, null, null],
    ]);
  });
  test('somebody marked as placed without a deployment is not counted after the last one', () => {
    expect(stays([{ signed: 120, from: 130, to: 200 }], true)).toEqual([[100, 119, 120, 10]]);
  });
});

describe('the model', () => {
  test('logistic regression finds the coefficients that data were drawn with', () => {
    const random = seeded('logistic');
    const features = new Float64Array(40_000);
    const events = new Uint8Array(20_000);
    for (let row = 0; row < 20_000; row++) {
      const [a, b] = [random.int(-100, 100) / 50, random.int(-100, 100) / 50];
      features.set([a, b], row * 2);
      events[row] = Number(random.chance(logistic(-2 + 0.7 * a - 0.3 * b)));
    }
    const [intercept, first, second] = fitLogistic({ width: 2, features, events }, 1) as [
      number,
      number,
      number,
    ];
    expect(intercept).toBeCloseTo(-2, 1);
    expect(first).toBeCloseTo(0.7, 1);
    expect(second).toBeCloseTo(-0.3, 1);
  });

  test('finds the weekly chance of a market that it was drawn from', () => {
    const { model } = fitted;
    const hazard = (model.hazards as NonNullable<typeof model.hazards>).recent;
    const [weeks, , , talks] = hazard.coefficients.map(
      (one, place) => one / (hazard.deviations[place] as number),
    ) as [number, number, number, number];
    expect(Math.abs(weeks - truth.weeks)).toBeLessThan(0.12);
    expect(Math.abs(talks - truth.quoted)).toBeLessThan(0.25);
    expect(model.startsAfter).toBe(10);
  });

  test('is calibrated on months it has not seen, and better than the market’s share', () => {
    const { calibration } = fitted.model;
    if (!calibration) throw new Error('There is no calibration');
    expect(calibration.months).toBeGreaterThanOrEqual(11);
    expect(calibration.bins).toHaveLength(5);
    for (const { predicted, placed } of calibration.bins)
      expect(Math.abs(predicted - placed)).toBeLessThan(0.06);
    expect(calibration.brier).toBeLessThan(calibration.baseBrier);
  });

  test('is the same for the same rows', () => {
    expect(fittedModel(structuredClone(simulated), today)).toEqual(fitted);
  });

  test('a forecast made in the past uses nothing that happened after it', () => {
    const origin = checkDays(today)[6] as number;
    const weeks = resultOf(weeksOnBench(simulated, today));
    const changed = resultOf(
      weeksOnBench(
        {
          people: simulated.people.filter(({ added }) => added < origin),
          works: simulated.works.filter(({ signed }) => signed < origin),
          asks: simulated.asks.filter(({ day }) => day < origin),
          views: [
            ...simulated.views,
            ...simulated.people.map(({ id }) => ({ candidateId: id, day: origin })),
          ],
          talks: [
            ...simulated.talks.filter(({ day }) => day < origin),
            ...simulated.people.map(({ id }) => ({ candidateId: id, day: origin + 1 })),
          ],
        },
        today,
      ),
    );
    expect(fitBefore(changed, origin)).toEqual(fitBefore(weeks, origin));
    const predicted = (from: typeof weeks) => checkAt(from, origin)?.map((one) => one.predicted);
    expect(predicted(changed)).toEqual(predicted(weeks));
  });

  test('a market of four firms, or of one that makes most placements, has too little history', () => {
    expect(fittedModel(market({ firms: 4 }), today)).toMatchObject({ firms: 4, model: { hazards: null } });
    const mostly = {
      ...simulated,
      people: simulated.people.map((one) => ({
        ...one,
        companyId: Number(one.companyId.slice(2)) < 7 ? 'F-0' : one.companyId,
      })),
    };
    expect(fittedModel(mostly, today).model).toEqual({
      hazards: null,
      weekly: 0,
      balances: {},
      startsAfter: 0,
      calibration: null,
    });
  });

  test('what happened in the last 30 days counts for the next 30 only', () => {
    const hazards = fitBoth(resultOf(weeksOnBench(simulated, today)), today);
    const known = { days: 20, demand: null, views: 0, talks: 3 };
    const left = notPlacedAfter(hazards, known, 90);
    for (let day = 1; day <= 90; day++) expect(left[day]).toBeLessThan(left[day - 1] as number);
    const quiet = notPlacedAfter(hazards, { ...known, talks: 0 }, 90);
    expect(left[28]).toBeLessThan(quiet[28] as number);
    for (const day of [49, 70, 90])
      expect((left[day] as number) / (left[42] as number)).toBeCloseTo(
        (quiet[day] as number) / (quiet[42] as number),
      );
  });

  test('after 30 days, placements go on at the rate of the market', () => {
    const weeks = resultOf(weeksOnBench(simulated, today));
    const hazards = fitBoth(weeks, today);
    expect(hazards.later.coefficients.slice(2)).toEqual([0, 0]);
    const typical = { days: 7 * 8, demand: null, views: 0, talks: 0 };
    const left = notPlacedAfter(hazards, typical, 90);
    const monthly = 1 - (left[90] as number) / (left[60] as number);
    const average = within(shareBefore(weeks, today), 30);
    expect(monthly / average).toBeGreaterThan(0.6);
    expect(monthly / average).toBeLessThan(1.5);
  });

  test('a chance is a number only where past forecasts of its size came true', () => {
    const bins = [
      { count: 50, from: 0, to: 0.1, predicted: 0.05, placed: 0.06, low: 0.02, high: 0.1 },
      { count: 50, from: 0.1, to: 0.3, predicted: 0.2, placed: 0.05, low: 0.02, high: 0.1 },
    ];
    const calibration = { months: 12, forecasts: 100, brier: 0.1, baseBrier: 0.1, bins };
    expect(isProven(0.04, calibration)).toBe(true);
    expect(isProven(0.25, calibration)).toBe(false);
    expect(isProven(0.56, calibration)).toBe(false);
    expect(isProven(0.04, null)).toBe(false);
    expect([0.56, 0.09, 0.05, 0.03].map((chance) => bandOf(chance, 0.06))).toEqual([
      'above',
      'above',
      'average',
      'below',
    ]);
  });

  test('forecasts are grouped by size, and fewer than 20 are not judged', () => {
    const made = (count: number) =>
      Array.from({ length: count }, (_, place) => ({
        predicted: place / count,
        base: 0.5,
        placed: place % 2 === 0,
      }));
    expect(calibrationOf([made(19)])).toBeNull();
    const found = calibrationOf([made(60), made(40)]);
    expect(found?.bins.map(({ count }) => count)).toEqual([20, 20, 20, 20, 20]);
    expect(found).toMatchObject({ months: 2, forecasts: 100, baseBrier: 0.25 });
  });
});

describe('bench costs', () => {
  const months = [{ from: today + 1, to: today + 30 }];
  const one = (changes: Partial<OnBench> = {}): OnBench => ({
    currency: 'USD',
    cost: 100,
    certain: [],
    from: today + 1,
    left: Array.from({ length: 31 }, (_, day) => 0.97 ** day),
    ...changes,
  });

  test('each day costs its share, and four of five futures are within the range', () => {
    const [found] = benchCosts(
      Array.from({ length: 40 }, () => one()),
      months,
      0,
    );
    const expected = Array.from({ length: 30 }, (_, day) => 0.97 ** (day + 1)).reduce(
      (sum, each) => sum + each,
      0,
    );
    expect(found?.months[0]?.unplaced).toBe(40 * 3000);
    expect(found?.months[0]?.expected).toBe(Math.round(40 * 100 * expected));
    const deviation = 100 * Math.sqrt(40 * varianceOf(0.97, 30));
    expect(Math.abs((found?.months[0]?.low ?? 0) - (4000 * expected - 1.28 * deviation))).toBeLessThan(
      0.2 * deviation,
    );
    expect(Math.abs((found?.months[0]?.high ?? 0) - (4000 * expected + 1.28 * deviation))).toBeLessThan(
      0.2 * deviation,
    );
  });

  test('the days between signature and start are on the bench', () => {
    const placedNow = one({ left: [1, ...Array<number>(30).fill(0)] });
    expect(benchCosts([placedNow], months, 9)[0]?.months[0]).toMatchObject({
      expected: 900,
      low: 900,
      high: 900,
    });
  });

  test('currencies stay apart, and without a model only the cost without placements is known', () => {
    const found = benchCosts([one({ left: null }), one({ currency: 'EUR', left: null })], months, 0);
    expect(found.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
    expect(found[0]?.months).toEqual([{ unplaced: 3000, expected: null, low: null, high: null }]);
  });
});

/** Variance of the days on the bench out of `days`, placed each day with 1 − `kept`. */
const varianceOf = (kept: number, days: number): number => {
  let [mean, square] = [0, 0];
  for (let day = 1; day <= days; day++) {
    mean += kept ** day;
    square += (2 * day - 1) * kept ** day;
  }
  return square - mean ** 2;
};

describe('a provider’s forecast', () => {
  const candidate = (id: string, changes: Partial<ForecastRows['people'][number]> = {}) => ({
    id,
    name: id,
    title: 'Developer',
    skills: ['Java'],
    status: 'Available' as const,
    cost: 5000,
    currency: 'USD' as const,
    benchSince: null,
    createdAt: '2026-05-01T08:00:00Z',
    ...changes,
  });
  const deployment = (candidateId: string, startDate: string, endDate: string) => ({
    id: `CT-${candidateId}`,
    candidateId,
    type: 'SOW' as const,
    status: 'Active' as const,
    signedDate: '2026-01-02',
    startDate,
    endDate,
    rate: 9000,
    monthlyHours: 160,
    currency: 'USD' as const,
    updatedAt: '2026-01-02T08:00:00Z',
  });
  const { model, ...told } = fitted;
  const rows: ForecastRows = {
    people: [
      candidate('Bench'),
      candidate('Soon', { status: 'Placed' }),
      candidate('Late', { status: 'Placed' }),
      candidate('Starts'),
      candidate('Gone', { status: 'Placed' }),
      candidate('Unpriced', { cost: null }),
    ],
    contracts: [
      deployment('Soon', '2026-02-01', '2026-07-15'),
      deployment('Late', '2026-02-01', '2026-12-31'),
      deployment('Starts', '2026-06-25', '2026-12-31'),
    ],
    views: [],
    talks: [],
    fit: { ...told, model, madeOn: '2026-06-15' },
  };
  const of = (found: ReturnType<typeof benchForecast>, id: string) =>
    found.people.find((one) => one.id === id);

  test('has everyone on the bench, those who roll off within 90 days, and those who start soon', () => {
    const found = benchForecast(rows, now);
    expect(found.state).toBe('ready');
    expect(found.months.map(({ from }) => from)).toEqual([
      '2026-06-16',
      '2026-07-01',
      '2026-08-01',
      '2026-09-01',
    ]);
    expect(found.people.map(({ id, state, on }) => [id, state, on]).sort()).toEqual([
      ['Bench', 'bench', '2026-05-01'],
      ['Soon', 'rollOff', '2026-07-15'],
      ['Starts', 'starting', '2026-06-25'],
      ['Unpriced', 'bench', '2026-05-01'],
    ]);
    expect(found.withoutCost).toBe(1);
    expect(of(found, 'Starts')?.placed).toBeNull();
    const [soon30, soon60, soon90] = of(found, 'Soon')?.placed ?? [];
    expect([soon30?.band, soon30?.rank]).toEqual(['below', 0]);
    for (const placed of [soon60, soon90]) expect(placed).toMatchObject({ share: null, band: 'below' });
    const bench = of(found, 'Bench')?.placed ?? [];
    expect(bench.slice(1).map(({ share }) => share)).toEqual([null, null]);
  });

  test('roll-offs cost from the day after their deployment, and agreed starts end the cost', () => {
    const [{ months = [] } = {}] = benchForecast(rows, now).costs;
    const day = (5000 * 160 * 12) / 365;
    // Bench: 15 days of June; Starts: until June 24.
    expect(months[0]?.unplaced).toBe(Math.round(day * (15 + 9)));
    // Bench: all of July; Soon: from July 16.
    expect(months[1]?.unplaced).toBe(Math.round(day * (31 + 16)));
    for (const { expected, unplaced, low, high } of months) {
      expect(expected).toBeLessThanOrEqual(unplaced);
      expect(low).toBeLessThanOrEqual(high as number);
    }
  });

  test('a quote of the last 30 days raises the probability', () => {
    const quoted = benchForecast({ ...rows, talks: [{ candidateId: 'Bench', day: '2026-06-10' }] }, now);
    const ranks = (found: typeof quoted) =>
      ['Bench', 'Unpriced'].map((id) => of(found, id)?.placed?.[0].rank ?? 9);
    const [alike, other] = ranks(benchForecast(rows, now));
    expect(alike).toBe(other);
    const [after, without] = ranks(quoted);
    expect(after).toBeGreaterThan(without as number);
  });

  test('without a fit it says so, and knows the cost if nobody is placed', () => {
    const missing = benchForecast({ ...rows, fit: null }, now);
    expect(missing).toMatchObject({ state: 'missing', fit: null, calibration: null });
    expect(missing.people.every(({ placed }) => placed === null)).toBe(true);
    expect(missing.costs[0]?.months[0]).toMatchObject({ expected: null, unplaced: expect.any(Number) });
    const little = { ...model, hazards: null };
    expect(benchForecast({ ...rows, fit: { ...told, model: little, madeOn: '2026-06-15' } }, now).state).toBe(
      'tooLittle',
    );
  });
});
