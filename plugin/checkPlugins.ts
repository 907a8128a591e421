import { ownGatewayNames } from '../domain/billing/gatewayNames.ts';
import { coreNouns, isOwnNoun } from '../domain/contract/names.ts';
import { coreJobs } from '../domain/health/backgroundJobs.ts';
import type { Plugin, PluginOperation } from './plugin.ts';

/** Why a plugin cannot be installed. */
export class PluginError extends Error {
  readonly plugin: string;
  constructor(plugin: string, why: string) {
    super(`The plugin ${plugin} cannot be installed: ${why}`);
    this.plugin = plugin;
  }
}

const camelCase = /^[a-z][A-Za-z0-9]{1,39}$/;

/** What is wrong with the nouns and criteria that a plugin declares, given the plugins before it. */
export type FaultsOfDeclared = (plugin: Plugin, before: readonly Plugin[]) => string[];

/**
 * Throws a `PluginError` about the first plugin that clashes with the product or with a plugin before it. A page without
 * nouns of other plugins does without `faultsOfDeclared`, which needs the declarations of all nouns.
 */
export const checkPlugins = (plugins: readonly Plugin[], faultsOfDeclared: FaultsOfDeclared): void => {
  const nouns = new Set<string>(coreNouns);
  const jobs = new Set<string>(coreJobs);
  const gateways = new Set<string>(ownGatewayNames);
  const carriers = new Set<string>();
  const areas = new Set<string>();
  const criteria = new Set<string>();
  const seen = new Set<string>();
  for (const [place, plugin] of plugins.entries()) {
    const { name, requires = [], operations = {}, migrations = [] } = plugin;
    const refuse = (why: string): never => {
      throw new PluginError(name, why);
    };
    if (!camelCase.test(name)) refuse('its name must be in camelCase');
    if (seen.has(name)) refuse('another plugin has the same name');
    for (const other of requires)
      if (!seen.has(other)) refuse(`it requires the plugin ${other}, which is off`);
    for (const [key, { noun }] of Object.entries(plugin.nouns ?? {})) {
      if (noun.name !== key) refuse(`the noun ${noun.name} is declared as ${key}`);
      if (nouns.has(key) || isOwnNoun(key)) refuse(`there is already a noun ${key}`);
      nouns.add(key);
    }
    for (const own of plugin.ownNouns ?? []) {
      if (nouns.has(own)) refuse(`there is already a noun ${own}`);
      nouns.add(own);
    }
    for (const [key, { operation }] of Object.entries(operations))
      for (const fault of operationFaults(key, operation, plugin)) refuse(fault);
    for (const noun of Object.keys(plugin.reactions ?? {}))
      if (!nouns.has(noun)) refuse(`it reacts to changes of ${noun}, which is no noun`);
    for (const job of [...Object.keys(plugin.jobs ?? {}), ...(plugin.serverJobs ?? [])]) {
      if (jobs.has(job)) refuse(`there is already a background job ${job}`);
      jobs.add(job);
    }
    const take = (kind: string, taken: Set<string>, names: readonly string[]) => {
      for (const one of names) {
        if (!camelCase.test(one)) refuse(`the name of the ${kind} ${one} must be in camelCase`);
        if (taken.has(one)) refuse(`there is already a ${kind} ${one}`);
        taken.add(one);
      }
    };
    take('console', areas, Object.keys(plugin.areas ?? {}));
    take('payment gateway', gateways, Object.keys(plugin.paymentGateways ?? {}));
    take('mail carrier', carriers, Object.keys(plugin.mailCarriers ?? {}));
    take('matching criterion', criteria, Object.keys(plugin.matchingCriteria ?? {}));
    for (const fault of faultsOfDeclared(plugin, plugins.slice(0, place))) refuse(fault);
    for (const one of migrations)
      if (!one.name.startsWith(`${name}-`))
        refuse(`the name of the migration ${one.name} must begin with ${name}-`);
    seen.add(name);
  }
};

/** Whoever may call an operation is decided by the rules of the plugin's own nouns. */
const operationFaults = (
  key: string,
  { path, access }: PluginOperation['operation'],
  plugin: Plugin,
): string[] => {
  const isOwn = typeof access === 'object' && Object.hasOwn(plugin.nouns ?? {}, access.noun);
  return [
    ...(path.startsWith(`/${plugin.name}/`) ? [] : [`the path of ${key} must begin with /${plugin.name}/`]),
    ...(isOwn || access === 'signedIn'
      ? []
      : [`${key} must be open to everyone signed in, or by the rules of a noun of the plugin`]),
  ];
};
