import { factSources, restatedBy } from '../application/addedFacts.ts';
import { rowJobs } from '../application/jobs/rowJobs.ts';
import { mailCarriers } from '../application/mailCarriers.ts';
import { paymentGateways } from '../application/paymentGateways.ts';
import { operationRuns, type RunOperation } from '../application/pluginOperations.ts';
import type { Behavior } from '../domain/change/behavior.ts';
import { behaviorSet } from '../domain/change/behaviors/index.ts';
import { isNounName, type NounName } from '../domain/contract/index.ts';
import { setPlacesOfPlugins } from '../domain/privacy/personalDataPlaces.ts';
import { utcDay } from '../domain/time/days.ts';
import { installPlugins } from './installPlugins.ts';
import type { Plugin } from './plugin.ts';
import { installedPlugins } from './setPlugins.ts';

const own = {
  behaviors: behaviorSet.entries(),
  rowJobs: rowJobs.entries(),
  gateways: paymentGateways.entries(),
};

/**
 * Makes what the installed plugins do part of the application: behaviors, reactions, operations, background
 * jobs, sources of matching criteria, payment gateways, mail carriers and the erasure of personal data. Consoles of a server do without, as the server
 * does all of it.
 */
export const installBehavior = (): void => {
  const plugins = installedPlugins();
  const nouns = plugins.flatMap((plugin) => Object.entries(plugin.nouns ?? {}));
  behaviorSet.set(
    withReactions(
      [
        ...own.behaviors.filter(([name]) => isNounName(name)),
        ...nouns.flatMap(([name, { behavior }]) => (behavior ? [[name, behavior] as const] : [])),
      ],
      plugins,
    ),
  );
  factSources.set(plugins.flatMap(({ matchingCriteria = {} }) => Object.entries(matchingCriteria)));
  setPlacesOfPlugins(
    nouns.flatMap(([name, { personalData = [] }]) =>
      personalData.map((place) => ({ ...place, noun: name as NounName })),
    ),
  );
  operationRuns.set(
    plugins.flatMap(({ operations = {} }) =>
      Object.entries(operations).map(([name, { run }]) => [name, run as RunOperation] as const),
    ),
  );
  paymentGateways.set([
    ...own.gateways,
    ...plugins.flatMap(({ paymentGateways = {} }) => Object.entries(paymentGateways)),
  ]);
  mailCarriers.set(plugins.flatMap(({ mailCarriers = {} }) => Object.entries(mailCarriers)));
  rowJobs.set([...own.rowJobs, ...plugins.flatMap(({ jobs = {} }) => Object.entries(jobs))]);
};

/** Both at once, for a process that answers calls itself. */
export const installWhole = (plugins: readonly Plugin[]): void => {
  installPlugins(plugins);
  installBehavior();
};

type Effects = NonNullable<Behavior['effects']>;

/** Those that a plugin declares, and what follows from its matching criteria. */
const reactionsOf = ({
  reactions = {},
  matchingCriteria = {},
}: Plugin): [noun: string, react?: Effects][] => [
  ...Object.entries(reactions),
  ...Object.values(matchingCriteria).map((source): [string, Effects] => [
    source.of,
    (before, after, { now }) =>
      restatedBy(source, before, after, utcDay(now)).map((candidateId) => ({ kind: 'restate', candidateId })),
  ]),
];

type Named<T> = readonly [name: string, declared: T];

const withReactions = (
  behaviors: readonly Named<Behavior>[],
  plugins: readonly Plugin[],
): Named<Behavior>[] => {
  const reacting = new Map(behaviors);
  for (const plugin of plugins)
    for (const [noun, react] of reactionsOf(plugin)) {
      const { effects, ...behavior } = reacting.get(noun) ?? {};
      reacting.set(noun, {
        ...behavior,
        effects: (...change) => [...(effects?.(...change) ?? []), ...(react?.(...change) ?? [])],
      });
    }
  return [...reacting];
};
