import { needSet, ownNeeds } from '../domain/access/permissions.ts';
import { ownRules, ruleSet } from '../domain/access/rules.ts';
import { languages } from '../domain/contract/languages.ts';
import { coreNouns, setNouns } from '../domain/contract/names.ts';
import { coreJobs, setJobs } from '../domain/health/backgroundJobs.ts';
import { addedCriteria } from '../domain/matching/addedCriteria.ts';
import { setWordsOfPlugins } from '../domain/words/wordsOfPlugins.ts';
import { pluginOperations } from '../operations/pluginOperations.ts';
import type { Plugin, PluginNoun } from './plugin.ts';

let installed: readonly Plugin[] = [];
export const installedPlugins = (): readonly Plugin[] => installed;

/**
 * Makes these plugins, which were checked, part of the application, in place of those set before: their nouns with rules,
 * operations and texts. `installBehavior` adds what they do.
 */
export const setPlugins = (plugins: readonly Plugin[]): void => {
  const own = [...coreNouns, ...plugins.flatMap(({ ownNouns = [] }) => ownNouns)];
  const nouns = plugins.flatMap((plugin) => Object.entries(plugin.nouns ?? {}));
  const operations = plugins.flatMap((plugin) => Object.entries(plugin.operations ?? {}));
  const named = <T>(pick: (noun: PluginNoun) => T) =>
    nouns.map(([name, noun]) => [name, pick(noun)] as const);
  setNouns(own, new Map(named(({ noun }) => noun)));
  ruleSet.set([...own.map((name) => [name, ownRules[name]] as const), ...named(({ rules }) => rules)]);
  needSet.set([...own.map((name) => [name, ownNeeds[name]] as const), ...named(({ needs }) => needs)]);
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
