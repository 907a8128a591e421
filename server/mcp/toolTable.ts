import { isFor, type Needed, permissionFor } from '../../domain/access/can.ts';
import { rulesOf } from '../../domain/access/fieldRules.ts';
import { userTypes } from '../../domain/contract/userTypes.ts';
import { operationNamed } from '../../operations/index.ts';
import { routesOf } from '../../operations/operation.ts';
import type { CarriesOut, Effect } from './tool.ts';
import { tools } from './tools.ts';

const effects: Record<Effect, string> = {
  reads: 'reads',
  stores: 'stores a new record',
  replaces: 'changes a record',
  prepares: 'gives a link for a person',
};

/** The tools as a table of docs/mcp.md. */
export const toolTable = (): string =>
  [
    '| tool | effect | carries out | scope | for |',
    '|---|---|---|---|---|',
    ...tools.map(({ name, effect, carriesOut }) =>
      ['', `\`${name}\``, effects[effect], ...accessWords(carriesOut), ''].join(' | ').trim(),
    ),
  ].join('\n');

const accessWords = (carriesOut: CarriesOut): [what: string, scope: string, who: string] => {
  if (carriesOut === 'figures') return ['reports of dashboards', 'market.read', 'everyone, by report'];
  if ('anyNoun' in carriesOut)
    return [`${carriesOut.anyNoun}, any noun`, 'that of the noun', 'everyone, by noun'];
  if (!('operation' in carriesOut))
    return [`${carriesOut.verb} ${carriesOut.noun}`, ...neededWords(carriesOut)];
  const operation = operationNamed(carriesOut.operation);
  const [route] = routesOf(operation);
  return [`\`${operation.method} ${operation.path}\``, ...neededWords(route?.access as Needed)];
};

const neededWords = ({ noun, verb, ...needed }: Needed): [scope: string, who: string] => [
  permissionFor(verb, noun),
  userTypes.filter((one) => isFor(one, needed) && rulesOf(noun)[one]?.[verb]).join(', '),
];
