import { scopesOf } from '../domain/access/can.ts';
import { type FairnessReport, fairnessReport } from '../domain/insight/fairness/fairness.ts';
import { type AskedRange, comparedIn } from '../domain/insight/platform/compared.ts';
import { loadGazetteer } from '../domain/places/loadGazetteer.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** How often the matching and the recruiters select candidates of each group, for the operator. */
export const readFairness = async (
  { rows: { own }, actor, now }: UnitOfWork,
  { range }: AskedRange,
): Promise<FairnessReport> => {
  const { told: period, now: lately, since } = comparedIn(range, now);
  const [counted, searches, gazetteer, providers] = await Promise.all([
    own.countSelections(period),
    own.group({
      scopes: scopesOf(actor, 'list', 'searches'),
      grouping: {
        noun: 'searches',
        conditions: [...lately('at'), ...since('at').slice(1)],
        by: [],
        figures: { searches: {} },
      },
    }),
    loadGazetteer(),
    own.findFields('companies', { type: 'provider' }, ['id', 'name']),
  ]);
  return fairnessReport(
    counted,
    {
      period,
      searches: Number(searches[0]?.searches ?? 0),
      names: Object.fromEntries(providers.map(({ id, name }) => [id, name])),
    },
    gazetteer,
  );
};
