import { deploymentTypes } from '../../contract/deals/deployments.ts';
import { signedFields } from '../bench.ts';
import { dateOf, dayNumber } from '../daySpans.ts';
import { askedNothing, type Insight } from '../insight.ts';
import { recentDays } from './features.ts';
import { type BenchForecast, benchForecast, type ForecastRows } from './forecast.ts';
import { readBenchModel } from './model.ts';

/** The provider’s own rows, with the model of the market. */
export const benchForecastInsight: Insight<object, BenchForecast> = {
  userType: 'provider',
  asked: askedNothing,
  needs: (_, now) => {
    const lately = dateOf(dayNumber(now.toISOString()) - recentDays);
    return [
      {
        noun: 'candidates',
        fields: ['id', 'name', 'title', 'skills', 'status', 'cost', 'currency', 'benchSince', 'createdAt'],
        conditions: [],
      },
      {
        noun: 'contracts',
        fields: ['id', ...signedFields],
        conditions: [
          { field: 'type', operator: 'in', value: [...deploymentTypes] },
          { field: 'signedDate', operator: 'neq', value: null },
        ],
      },
      {
        noun: 'profileViews',
        fields: ['id', 'candidateId', 'day'],
        conditions: [{ field: 'day', operator: 'gte', value: lately }],
      },
      {
        noun: 'proposals',
        fields: ['id', 'candidateId', 'createdAt'],
        conditions: [{ field: 'createdAt', operator: 'gte', value: lately }],
      },
      {
        noun: 'applications',
        fields: ['id', 'candidateId', 'received'],
        conditions: [{ field: 'received', operator: 'gte', value: lately }],
      },
      {
        noun: 'benchModels',
        fields: ['id', 'madeOn', 'stays', 'placements', 'firms', 'model'],
        conditions: [],
      },
    ];
  },
  of: (found, _, now) => {
    const { candidates: people = [], contracts = [], profileViews: views = [] } = found;
    const { proposals = [], applications = [], benchModels: [stored] = [] } = found;
    return benchForecast(
      { people, contracts, views, talks: talksOf(proposals, applications), fit: fitOf(stored) },
      now,
    );
  },
};

const talksOf = (
  proposals: readonly { candidateId: string; createdAt: string }[],
  applications: readonly { candidateId: string; received: string }[],
) => [
  ...proposals.map(({ candidateId, createdAt }) => ({ candidateId, day: createdAt })),
  ...applications.map(({ candidateId, received }) => ({ candidateId, day: received })),
];

type Stored = { madeOn: string; stays: number; placements: number; firms: number; model: string };

const fitOf = (stored: Stored | undefined): ForecastRows['fit'] => {
  if (!stored) return null;
  const { madeOn, stays, placements, firms } = stored;
  const model = readBenchModel(stored.model);
  return model && { model, madeOn, stays, placements, firms };
};
