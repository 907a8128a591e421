import { longestValue, mostValues, readFact, writeFact } from '../domain/contract/candidates/addedFacts.ts';
import type { NounName, RowIn } from '../domain/contract/index.ts';
import type { Row } from '../domain/contract/noun.ts';
import { type Registry, registry } from '../domain/contract/registry.ts';
import { isKnownFact } from '../domain/matching/addedCriteria.ts';
import type { Due } from '../domain/query/due.ts';
import { utcDay } from '../domain/time/days.ts';
import { readNewest } from './readNewest.ts';
import type { InTransaction, UnitOfWork } from './unitOfWork.ts';

/** The rows that state the values of a matching criterion, of a noun of the plugin that adds it. */
export type FactSource = {
  of: NounName;
  /** The field that refers to the candidate. */
  candidate: string;
  /** What a row states today, to everyone who sees the candidate; nothing if it states nothing. */
  values(row: Row, today: string): readonly string[];
};

/** The sources of the criteria of the plugins that are on, by the name of the criterion. */
export const factSources: Registry<FactSource> = registry<FactSource>({});

/** What these rows state, in the form of `writeFact`: each once, in order. */
export const factsIn = (
  criterion: string,
  { values }: FactSource,
  rows: readonly Row[],
  today: string,
): string[] => {
  const stated = rows
    .flatMap((row) => values(row, today))
    .map((value) => value.replaceAll(/\s+/g, ' ').trim().slice(0, longestValue));
  return [...new Set(stated.filter(Boolean))]
    .sort()
    .slice(0, mostValues)
    .map((value) => writeFact({ criterion, value }));
};

/** The candidates about whom these states of a row say something, or something else than before. */
export const restatedBy = (
  { candidate, values }: FactSource,
  before: Row | null,
  after: Row | null,
  today: string,
): string[] => {
  const [was, is] = [before, after].map((row) => ({
    id: row === null ? null : row[candidate],
    values: row === null ? [] : values(row, today),
  }));
  if (was?.id === is?.id && was?.values.join('\n') === is?.values.join('\n')) return [];
  const concerned = [was, is].flatMap((one) => (one?.id && one.values.length > 0 ? [String(one.id)] : []));
  return [...new Set(concerned)];
};

/** Keeps what plugins state about a candidate as their rows say it now. */
export const restate = async ({ rows, now }: UnitOfWork, id: string): Promise<boolean> => {
  const { hold, system } = rows;
  await hold(`addedFacts ${id}`, 'alone');
  const [candidate, ...found] = await Promise.all([
    system.find('candidates', id),
    ...factSources.entries().map(async ([criterion, source]) => {
      const own = await system.findAll(source.of, { [source.candidate]: id });
      return factsIn(criterion, source, own, utcDay(now));
    }),
  ]);
  if (!candidate) return false;
  const addedFacts = found.flat().sort();
  if (isSame(addedFacts, candidate.addedFacts)) return false;
  await system.patch('candidates', { id }, { addedFacts });
  return true;
};

/** The same for everyone about whom removed rows stated something. */
export const restateWithout = async (
  work: UnitOfWork,
  removed: readonly { noun: NounName; row: Row }[],
): Promise<void> => {
  const ids = removed.flatMap(({ noun, row }) =>
    factSources
      .entries()
      .flatMap(([, source]) => (source.of === noun ? restatedBy(source, row, null, utcDay(work.now)) : [])),
  );
  for (const id of new Set(ids)) await restate(work, id);
};

const rowsAtOnce = 500;

/**
 * Looks through all rows that state something: those of a plugin that was turned on or changed, and those that state
 * something else today. What plugins that are off have stated goes. Returns how many candidates had other facts.
 */
export const restateAll = async (inTransaction: InTransaction): Promise<number> => {
  let changed = await removeUnknown(inTransaction);
  for (const [criterion, source] of factSources.entries())
    for (let after: RowIn<NounName> | null = null, isLast = false; !isLast; ) {
      const from: RowIn<NounName> | null = after;
      const read: RowIn<NounName>[] = await inTransaction(async (work) => {
        const { system } = work.rows;
        const due: Due<NounName> = { noun: source.of, order: 'id', where: () => [['id', '<>', null]] };
        const rows = await system.findDue(due, { after: from, most: rowsAtOnce, unlocked: true });
        const stating = Map.groupBy<string, Row>(rows, (row) => String(row[source.candidate]));
        for (const { id, addedFacts } of await system.findMany('candidates', [...stating.keys()])) {
          const facts = factsIn(criterion, source, stating.get(id) ?? [], utcDay(work.now));
          const kept = addedFacts.filter((fact) => criterionOf(fact) === criterion);
          // The candidate may have further rows: what all of them say is read under a lock.
          if (!isSame(facts, kept) && (await restate(work, id))) changed++;
        }
        return rows;
      });
      after = read.at(-1) ?? null;
      isLast = read.length < rowsAtOnce;
    }
  return changed;
};

const removeUnknown = async (inTransaction: InTransaction): Promise<number> => {
  const ids: string[] = [];
  for (let after: string | undefined, isLast = false; !isLast; ) {
    const page = { after, most: rowsAtOnce };
    const some = await inTransaction((work) =>
      readNewest(work, 'candidates', ['id', 'addedFacts'], [hasFacts], page),
    );
    ids.push(...some.filter(({ addedFacts }) => !addedFacts.every(isKnownFact)).map(({ id }) => id));
    after = some.at(-1)?.id;
    isLast = some.length < rowsAtOnce;
  }
  for (const id of ids) await inTransaction((work) => restate(work, id));
  return ids.length;
};

const hasFacts = { field: 'addedFacts', operator: 'neq', value: [] } as const;

const criterionOf = (fact: string): string => readFact(fact)?.criterion ?? '';

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at]);
