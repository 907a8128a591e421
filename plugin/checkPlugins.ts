import { unsaidFields } from '../domain/access/unsaidFields.ts';
import { metaOf } from '../domain/contract/fields.ts';
import type { Noun } from '../domain/contract/noun.ts';
import { mostAddedPoints } from '../domain/matching/addedCriteria.ts';
import { personNouns } from '../domain/privacy/personNouns.ts';
import type { Plugin, PluginNoun, PluginOperation } from './plugin.ts';

/** Why a plugin cannot be installed. */
export class PluginError extends Error {
  readonly plugin: string;
  constructor(plugin: string, why: string) {
    super(`The plugin ${plugin} cannot be installed: ${why}`);
    this.plugin = plugin;
  }
}

const camelCase = /^[a-z][A-Za-z0-9]{1,39}$/;

type Product = {
  /** The nouns that are always there. */
  nouns: readonly string[];
  /** These and the nouns of the product's plugins, whose names and prefixes stay reserved while they are off. */
  known: Readonly<Record<string, Noun>>;
  jobs: readonly string[];
  gateways: readonly string[];
};

/** Throws a `PluginError` about the first plugin that clashes with the product or with a plugin before it. */
export const checkPlugins = (plugins: readonly Plugin[], product: Product): void => {
  const nouns = new Map(
    product.nouns.flatMap((name) => (product.known[name] ? [[name, product.known[name]]] : [])),
  );
  const known = new Map(Object.entries(product.known));
  const prefixes = new Map(
    Object.values(product.known).flatMap((noun) => prefixesOf(noun).map((prefix) => [prefix, noun])),
  );
  const jobs = new Set(product.jobs);
  const gateways = new Set(product.gateways);
  const carriers = new Set<string>();
  const areas = new Set<string>();
  const criteria = new Set<string>();
  const seen = new Set<string>();
  for (const plugin of plugins) {
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
      if (nouns.has(key) || (known.get(key) ?? noun) !== noun) refuse(`there is already a noun ${key}`);
      for (const prefix of prefixesOf(noun)) {
        if ((prefixes.get(prefix) ?? noun) !== noun)
          refuse(`another noun numbers its rows ${prefix}-001, as ${key} does`);
        prefixes.set(prefix, noun);
      }
      nouns.set(key, noun);
    }
    for (const [key, declared] of Object.entries(plugin.nouns ?? {})) {
      for (const field of unsaidFields(declared.noun, declared.rules))
        refuse(
          `companies read rows of ${key} that are not their own, and its field ${field} does not say who reads it`,
        );
      for (const fault of faultsOf(declared, nouns, known.has(key))) refuse(fault);
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
    for (const fault of criterionFaults(plugin)) refuse(fault);
    for (const one of migrations)
      if (!one.name.startsWith(`${name}-`))
        refuse(`the name of the migration ${one.name} must begin with ${name}-`);
    seen.add(name);
  }
};

const prefixesOf = ({ prefix, prefixes }: Noun) => [prefix, ...Object.values(prefixes?.of ?? {})];

/**
 * References must lead to nouns that exist, and each field that refers to a person needs a decision on its personal
 * data; for the product's own nouns, it is in `domain/privacy`.
 */
const faultsOf = (
  { noun, personalData = [] }: PluginNoun,
  nouns: ReadonlyMap<string, Noun>,
  isOwn: boolean,
): string[] =>
  Object.entries(noun.fields).flatMap(([field, schema]) => {
    const { references } = metaOf(schema);
    if (!references) return [];
    if (!nouns.has(references)) return [`${noun.name}.${field} refers to ${references}, which is no noun`];
    const isPerson = personNouns.some((person) => person === references);
    return isPerson && !isOwn && !personalData.some(({ by }) => by === field)
      ? [`${noun.name}.${field} refers to a person, and its personalData does not say how that is erased`]
      : [];
  });

/** What states a criterion are the plugin's own rows about candidates, whose erasure it declares. */
const criterionFaults = ({ nouns = {}, matchingCriteria = {} }: Plugin): string[] =>
  Object.entries(matchingCriteria).flatMap(([name, { of, candidate, points }]) => {
    const schema = nouns[of]?.noun.fields[candidate];
    return [
      ...(schema && metaOf(schema).references === 'candidates'
        ? []
        : [`the criterion ${name} needs a noun of the plugin with a field that refers to candidates`]),
      ...(points === undefined || (Number.isInteger(points) && points >= 1 && points <= mostAddedPoints)
        ? []
        : [`the points of the criterion ${name} must be between 1 and ${mostAddedPoints}`]),
    ];
  });

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
