import { needSet, needsOf } from '../domain/access/permissions.ts';
import { ownRules, ruleSet } from '../domain/access/rules.ts';
import { ownGatewayNames } from '../domain/billing/gatewayNames.ts';
import { coreNouns, ownNouns, setNouns } from '../domain/contract/index.ts';
import { languages } from '../domain/contract/languages.ts';
import { coreJobs, setJobs } from '../domain/health/backgroundJobs.ts';
import { addedCriteria } from '../domain/matching/addedCriteria.ts';
import { setWordsOfPlugins } from '../domain/words/wordsOfPlugins.ts';
import { pluginOperations } from '../operations/index.ts';
import { checkPlugins } from './checkPlugins.ts';
import type { Plugin, PluginNoun } from './plugin.ts';

/** What is there whichever plugins are on. */
const core = {
  nouns: coreNouns.map((name) => [name, ownNouns[name]] as const),
  rules: coreNouns.map((name) => [name, ownRules[name]] as const),
  needs: coreNouns.map((name) => [name, needsOf(name)] as const),
};

/** What plugins may not clash with. */
export const product = { nouns: coreNouns, known: ownNouns, jobs: coreJobs, gateways: ownGatewayNames };

let installed: readonly Plugin[] = [];
export const installedPlugins = (): readonly Plugin[] => installed;

/**
 * Makes these plugins part of the application, in place of those installed before: their nouns with rules,
 * operations and texts. `installBehavior` adds what they do. Call it before anything else runs. Throws a
 * `PluginError` about the first plugin that cannot be installed, and then changes nothing.
 */
export const installPlugins = (plugins: readonly Plugin[]): void => {
  checkPlugins(plugins, product);
  const nouns = plugins.flatMap((plugin) => Object.entries(plugin.nouns ?? {}));
  const operations = plugins.flatMap((plugin) => Object.entries(plugin.operations ?? {}));
  const named = <T>(pick: (noun: PluginNoun) => T) =>
    nouns.map(([name, noun]) => [name, pick(noun)] as const);
  setNouns(new Map([...core.nouns, ...named(({ noun }) => noun)]));
  ruleSet.set([...core.rules, ...named(({ rules }) => rules)]);
  needSet.set([...core.needs, ...named(({ needs }) => needs)]);
  pluginOperations.set(operations.map(([name, { operation }]) => [name, operation]));
  setJobs([
    ...coreJobs,
    ...plugins.flatMap(({ jobs = {}, serverJobs = [] }) => [...Object.keys(jobs), ...serverJobs]),
  ]);
  addedCriteria.set(plugins.flatMap(({ matchingCriteria = {} }) => Object.entries(matchingCriteria)));
  setWordsOfPlugins(
    Object.fromEntries(
      languages.map((language) => [language, plugins.flatMap(({ words }) => words?.[language] ?? [])]),
    ),
  );
  installed = plugins;
};
