import { unsaidFields } from '../domain/access/unsaidFields.ts';
import { metaOf } from '../domain/contract/fields.ts';
import { ownNouns } from '../domain/contract/index.ts';
import { coreNouns } from '../domain/contract/names.ts';
import type { Noun } from '../domain/contract/noun.ts';
import { mostAddedPoints } from '../domain/matching/addedCriteria.ts';
import { personNouns } from '../domain/privacy/personNouns.ts';
import type { FaultsOfDeclared } from './checkPlugins.ts';
import type { Plugin, PluginNoun } from './plugin.ts';

/**
 * What is wrong with the nouns and criteria that a plugin declares, given the plugins before it. Prefixes of the product's
 * own nouns stay reserved while their plugin is off.
 */
export const faultsOfDeclared: FaultsOfDeclared = (plugin, before) => {
  const declared = Object.values(plugin.nouns ?? {});
  const earlier = before.flatMap(({ nouns = {} }) => Object.values(nouns).map(({ noun }) => noun));
  const nouns = new Set<string>([
    ...coreNouns,
    ...[...before, plugin].flatMap(({ nouns = {}, ownNouns = [] }) => [...Object.keys(nouns), ...ownNouns]),
  ]);
  const taken = new Set([...Object.values(ownNouns), ...earlier].flatMap(prefixesOf));
  return [
    ...declared.flatMap(({ noun }) =>
      prefixesOf(noun).flatMap((prefix) => {
        const isTaken = taken.has(prefix);
        taken.add(prefix);
        return isTaken ? [`another noun numbers its rows ${prefix}-001, as ${noun.name} does`] : [];
      }),
    ),
    ...declared.flatMap((one) => [
      ...unsaidFields(one.noun, one.rules).map(
        (field) =>
          `companies read rows of ${one.noun.name} that are not their own, and its field ${field} does not say who reads it`,
      ),
      ...faultsOf(one, nouns),
    ]),
    ...criterionFaults(plugin),
  ];
};

const prefixesOf = ({ prefix, prefixes }: Noun) => [prefix, ...Object.values(prefixes?.of ?? {})];

/**
 * References must lead to nouns that exist, and each field that refers to a person needs a decision on its personal
 * data; for the product's own nouns, it is in `domain/privacy`.
 */
const faultsOf = ({ noun, personalData = [] }: PluginNoun, nouns: ReadonlySet<string>): string[] =>
  Object.entries(noun.fields).flatMap(([field, schema]) => {
    const { references } = metaOf(schema);
    if (!references) return [];
    if (!nouns.has(references)) return [`${noun.name}.${field} refers to ${references}, which is no noun`];
    const isPerson = personNouns.some((person) => person === references);
    return isPerson && !personalData.some(({ by }) => by === field)
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
