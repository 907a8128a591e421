import { rowJobs } from '../application/jobs/rowJobs.ts';
import { mailCarriers } from '../application/mailCarriers.ts';
import { paymentGateways } from '../application/paymentGateways.ts';
import { operationRuns, type RunOperation } from '../application/pluginOperations.ts';
import type { Behavior } from '../domain/change/behavior.ts';
import { behaviorSet } from '../domain/change/behaviors/index.ts';
import type { nounNames } from '../domain/contract/index.ts';
import { setPlacesOfPlugins } from '../domain/privacy/personalDataPlaces.ts';
import { installedPlugins, installPlugins } from './installPlugins.ts';
import type { Plugin } from './plugin.ts';

const own = {
  behaviors: behaviorSet.entries(),
  rowJobs: rowJobs.entries(),
  gateways: paymentGateways.entries(),
};

/**
 * Makes what the installed plugins do part of the application: behaviors, reactions, operations, background
 * jobs, payment gateways, mail carriers and the erasure of personal data. Consoles of a server do without, as the server
 * does all of it.
 */
export const installBehavior = (): void => {
  const plugins = installedPlugins();
  const nouns = plugins.flatMap((plugin) => Object.entries(plugin.nouns ?? {}));
  behaviorSet.set(
    withReactions(
      [...own.behaviors, ...nouns.map(([name, { behavior = {} }]) => [name, behavior] as const)],
      plugins,
    ),
  );
  setPlacesOfPlugins(
    nouns.flatMap(([name, { personalData = [] }]) =>
      personalData.map((place) => ({ ...place, noun: name as (typeof nounNames)[number] })),
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

type Named<T> = readonly [name: string, declared: T];

const withReactions = (
  behaviors: readonly Named<Behavior>[],
  plugins: readonly Plugin[],
): Named<Behavior>[] => {
  const reacting = new Map(behaviors);
  for (const { reactions = {} } of plugins)
    for (const [noun, react] of Object.entries(reactions)) {
      const { effects, ...behavior } = reacting.get(noun) ?? {};
      reacting.set(noun, {
        ...behavior,
        effects: (...change) => [...(effects?.(...change) ?? []), ...(react?.(...change) ?? [])],
      });
    }
  return [...reacting];
};
