import { z } from 'zod';
import type { Actor, Needed } from '../../domain/access/can.ts';
import { checkAdmission } from '../../domain/access/checkAdmission.ts';
import type { Verb } from '../../domain/access/rules.ts';
import { type NounName, nounNames } from '../../domain/contract/index.ts';
import { NotAllowed, Refusal } from '../../domain/errors.ts';
import { type InsightName, insightNames, insightOf, readingsOf } from '../../domain/insight/insights.ts';
import { type OperationName, operationNamed } from '../../operations/index.ts';
import { insightOperations } from '../../operations/insights.ts';
import { type Operation, routesOf } from '../../operations/operation.ts';
import { readGiven } from '../../operations/readGiven.ts';
import { schemaOf } from '../modules/openApi/parts.ts';
import type { Told } from './results.ts';
import type { McpSession } from './session.ts';

/**
 * The calls of the API that a tool stands for, whose access it has: a verb on rows of one noun or of any noun, an
 * operation, or the reports of dashboards.
 */
export type CarriesOut = Needed | { anyNoun: Verb } | { operation: OperationName } | 'figures';

/**
 * What a tool does: it reads; it stores a new row; it replaces values of a row; or it prepares an act, which changes
 * nothing until a person confirms it.
 */
export type Effect = 'reads' | 'stores' | 'replaces' | 'prepares';

/** A tool as agents see it. `run` reads its arguments first. */
export type Tool = {
  name: string;
  title: string;
  description: string;
  carriesOut: CarriesOut;
  effect: Effect;
  /** Narrowed to what this person may name. */
  input: (actor: Actor) => z.ZodObject;
  run: (session: McpSession, given: unknown) => Promise<Told>;
};

type Declared<I extends z.ZodObject> = Omit<Tool, 'input' | 'run'> & {
  input: (actor: Actor) => I;
  run: (session: McpSession, input: z.output<I>) => Promise<Told>;
};

export const tool = <I extends z.ZodObject>({ run, ...declared }: Declared<I>): Tool => ({
  ...declared,
  run: (session, given) => run(session, readGiven(declared.input(session.actor), given)),
});

/** The id of a record. */
export const recordId = z.string('text.enter').min(1, 'text.required').max(60, 'text.too-long');

type Call = Parameters<typeof checkAdmission>[1];

const callOf = ({ method, byKey }: Operation, access: Call['access']): Call => ({
  access,
  byKey,
  reads: method === 'GET',
});

const ofRows = (noun: NounName, verb: Verb): Call => ({
  access: { noun, verb },
  reads: verb === 'list' || verb === 'show',
});

const callsOf = (carriesOut: CarriesOut): Call[] => {
  if (carriesOut === 'figures')
    return Object.values(insightOperations).map((one) => callOf(one, one.access as Call['access']));
  if ('anyNoun' in carriesOut) return nounNames.map((noun) => ofRows(noun, carriesOut.anyNoun));
  if (!('operation' in carriesOut))
    return [{ access: carriesOut, reads: carriesOut.verb === 'list' || carriesOut.verb === 'show' }];
  const operation = operationNamed(carriesOut.operation);
  return routesOf(operation).map(({ access }) => callOf(operation, access));
};

/** Refuses a tool for which no call is admitted, with the reason for the first of them; there is none if its plugin is off. */
export const checkTool = (actor: Actor, { carriesOut }: Pick<Tool, 'carriesOut'>): void => {
  const refusals = callsOf(carriesOut).map((call) => refusalOf(actor, call));
  if (refusals.every(Boolean)) throw refusals[0] ?? NotAllowed();
};

const refusalOf = (actor: Actor, call: Call): Refusal | undefined =>
  refusalIn(() => checkAdmission(actor, call));

const refusalIn = (check: () => unknown): Refusal | undefined => {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

export const isAdmitted = (actor: Actor, declared: Pick<Tool, 'carriesOut'>): boolean =>
  callsOf(declared.carriesOut).some((call) => !refusalOf(actor, call));

/** The nouns on which this person may use a verb with this key. */
export const nounsFor = (actor: Actor, verb: Verb): NounName[] =>
  nounNames.filter((noun) => !refusalOf(actor, ofRows(noun, verb)));

/** The reports of dashboards that this person may request. */
export const figuresFor = (actor: Actor): InsightName[] =>
  insightNames.filter(
    (name) =>
      routesOf(insightOperations[name]).length > 0 &&
      !refusalIn(() => readingsOf(name, actor, exampleOf(name), new Date())),
  );

/** What a report may be asked, by the names of its values. */
export const askedOf = (
  name: InsightName,
): Record<string, { enum?: unknown[]; examples?: unknown[]; description?: string }> =>
  Object(schemaOf(insightOf(name).asked).properties);

/** A valid question of a report. Each one reads the same nouns and fields. */
export const exampleOf = (name: InsightName): object =>
  Object.fromEntries(
    Object.entries(askedOf(name)).map(([field, { enum: choices, examples }]) => [
      field,
      (choices ?? examples)?.[0],
    ]),
  );
