import { deploymentTypes } from '../../domain/contract/deals/deployments.ts';
import {
  type Agreement,
  agreedSince,
  agreementOf,
  keyOf,
  rateSpreads,
} from '../../domain/insight/agreedRates.ts';
import { skillKey } from '../../domain/insight/skills.ts';
import { utcDay } from '../../domain/time/days.ts';
import { readNewest } from '../readNewest.ts';
import type { InTransaction, UnitOfWork } from '../unitOfWork.ts';

/** The newest agreements that count, and how many are read at once. */
const mostAgreements = 20_000;
const atOnce = 500;

const fields = ['id', 'candidateId', 'providerId', 'rate', 'currency', 'signedDate'] as const;

/** The next signed contracts after this one, newest first, with their candidates; null if there are no more. */
const readAgreements = async (
  work: UnitOfWork,
  after: string | undefined,
): Promise<{ agreements: Agreement[]; last: string | undefined } | null> => {
  const contracts = await readNewest(
    work,
    'contracts',
    fields,
    [
      { field: 'type', operator: 'in', value: deploymentTypes },
      { field: 'signedDate', operator: 'gte', value: agreedSince(work.now) },
    ],
    { after, most: atOnce },
  );
  if (contracts.length === 0) return null;
  const ids = new Set(contracts.flatMap(({ candidateId }) => candidateId ?? []));
  const people = await work.rows.system.findMany('candidates', [...ids]);
  const byId = new Map(people.map((one) => [one.id, one]));
  return {
    agreements: contracts.flatMap(
      (contract) => agreementOf(contract, byId.get(contract.candidateId ?? '')) ?? [],
    ),
    last: contracts.at(-1)?.id,
  };
};

/** What tells skills apart: as in matching, k8s is Kubernetes. The dictionary is loaded for the job alone. */
const skillIds = async () => {
  const [{ loadDictionary }, { skillIdOf }] = await Promise.all([
    import('../../domain/skills/dictionary/loadDictionary.ts'),
    import('../../domain/skills/skillNames.ts'),
  ]);
  const dictionary = await loadDictionary();
  return (skill: string) => skillIdOf(skill, dictionary) ?? skillKey(skill);
};

/** Replaces yesterday’s agreed rates, once a day. */
export const refreshAgreedRates = async (inTransaction: InTransaction): Promise<boolean> => {
  const isMade = await inTransaction(async ({ rows, now }) => {
    const made = await rows.system.findFields('agreedRates', { madeOn: utcDay(now) }, ['id']);
    return made.length > 0;
  });
  if (isMade) return false;
  const agreements: Agreement[] = [];
  for (let read = 0, after: string | undefined; read < mostAgreements; read += atOnce) {
    const last = after;
    const page = await inTransaction((work) => readAgreements(work, last));
    if (page === null) break;
    agreements.push(...page.agreements);
    after = page.last;
  }
  const spreads = new Map(rateSpreads(agreements, await skillIds()).map((one) => [keyOf(one), one]));
  await inTransaction(async ({ rows: { system, hold }, now }) => {
    await hold('agreedRates', 'alone');
    const madeOn = utcDay(now);
    const known = await system.findAll('agreedRates', {});
    const isKnown = new Set(known.map(keyOf));
    const changed = known.flatMap((before) => {
      const spread = spreads.get(keyOf(before));
      return spread ? [{ before, changes: { ...spread, madeOn } }] : [];
    });
    await system.updateMany('agreedRates', changed);
    await system.removeMany(
      'agreedRates',
      known.filter((one) => !spreads.has(keyOf(one))),
    );
    const added = [...spreads].filter(([key]) => !isKnown.has(key));
    await system.insertMany(
      'agreedRates',
      added.map(([, spread]) => ({ ...spread, madeOn })),
    );
  });
  return true;
};
