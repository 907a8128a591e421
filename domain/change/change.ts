import type { z } from 'zod';
import { matches, type Party, passes, type Scope, scopeFor, scopesOf } from '../access/can.ts';
import { isOptional, metaOf } from '../contract/fields.ts';
import { type NounName, nounNames, nounOf } from '../contract/index.ts';
import { createSchema, editSchema, formFields, type Noun, type Row } from '../contract/noun.ts';
import { Conflict, Invalid, NotAllowed, RowMissing } from '../errors.ts';
import { messageOfIssue } from '../messages/english.ts';
import type { Faults, Message } from '../messages/message.ts';
import { behaviorOf } from './behaviors/index.ts';
import { checkService } from './billing/limitedService.ts';
import { checkDates } from './checkDates.ts';
import type { Context, Reader, Values } from './context.ts';
import { offTheMarket } from './deals/dealSides.ts';
import { difference, same } from './difference.ts';
import { firstValues } from './firstValues.ts';
import { checkMoves, stampDates } from './moves.ts';
import { refuseErased } from './refuseErased.ts';

type Body = Record<string, unknown>;

/** The row to store for the body of a create form, without id, version and dates. Throws Refusals. */
export const planCreate = async (
  name: NounName,
  body: unknown,
  context: Context,
  reader: Reader,
): Promise<Values> => {
  const row = await rowToCreate(name, body, context, reader);
  await behaviorOf(name).checkLimit?.(null, row, reader);
  return row;
};

/** The same, before plan limits are checked. */
export const rowToCreate = async (
  name: NounName,
  body: unknown,
  context: Context,
  reader: Reader,
): Promise<Values> => {
  const noun = nounOf(name);
  const behavior = behaviorOf(name);
  const { scope, form: given } = scopeToCreate(scopesOf(context.actor, 'create', name), asBody(body));
  const form = (await behavior.completeForm?.(given, context, reader)) ?? given;
  const writable = (field: string) => !Object.hasOwn(scope.where, field) && passes(scope, field);
  const chosen = read(
    createSchema(noun, writable),
    inCurrency(noun, assumed(noun, form, writable), writable, context),
    noun,
  );
  checkFirstStates(noun, chosen);
  const row = {
    ...unwritableAsNull(noun, writable),
    ...noun.defaults,
    ...firstValues(noun, context),
    ...chosen,
    ...scope.where,
  };
  await checkReferences(noun, row, row, context.actor, reader);
  if (Object.hasOwn(form, 'currency')) await checkCurrency(noun, row, context, reader);
  const whole = await settle(
    noun,
    null,
    (await behavior.completeNew?.(row, context, reader)) ?? row,
    context,
    reader,
  );
  checkDates(noun, null, whole, context);
  await behavior.check?.(null, whole, context, reader);
  await checkService(name, null, whole, context, reader);
  return whole;
};

/** Amounts without a currency use the platform's. Plan prices keep the plan's currency. */
const inCurrency = (
  noun: Noun,
  form: Body,
  writable: (field: string) => boolean,
  { platform }: Context,
): Body =>
  platform &&
  noun.defaults &&
  'currency' in noun.defaults &&
  !behaviorOf(noun.name as NounName).copiesCurrency &&
  writable('currency')
    ? { currency: platform.currency, ...form }
    : form;

/** Fills in empty fields that follow from others, as far as this person may fill them in. */
const assumed = (noun: Noun, form: Body, writable: (field: string) => boolean, before: Body = form): Body => {
  const follows = Object.entries(noun.assumed?.({ ...before, ...form }) ?? {}).filter(([field]) =>
    writable(field),
  );
  const isLeftOut = (field: string) =>
    before === form || Object.hasOwn(form, field) ? form[field] == null || form[field] === '' : false;
  return { ...form, ...Object.fromEntries(follows.filter(([field]) => isLeftOut(field))) };
};

/** Clears fields that this person may not fill in. */
const unwritableAsNull = (noun: Noun, writable: (field: string) => boolean): Values =>
  Object.fromEntries(
    formFields(noun)
      .filter((field) => !writable(field) && isOptional(noun.fields[field] as z.ZodType))
      .map((field) => [field, null]),
  );

/** The fields that an edit changes, after all rules are checked. Empty if nothing changes. */
export const planEdit = async (
  name: NounName,
  before: Row,
  body: unknown,
  context: Context,
  reader: Reader,
): Promise<Values> => {
  const changes = await changesOfEdit(name, before, body, context, reader);
  await behaviorOf(name).checkLimit?.(before, { ...before, ...changes }, reader);
  return changes;
};

/** The same, before plan limits are checked. */
export const changesOfEdit = async (
  name: NounName,
  before: Row,
  body: unknown,
  context: Context,
  reader: Reader,
): Promise<Values> => {
  const noun = nounOf(name);
  const scope = scopeToChange('edit', name, before, context.actor);
  refuseErased(before);
  const asked = Object.fromEntries(
    Object.entries(asBody(body)).filter(([field, value]) => !same(value, before[field])),
  );
  const changes = read(
    editSchema(noun, (field) => passes(scope, field)),
    assumed(noun, asked, (field) => passes(scope, field), before),
    noun,
  );
  checkFrozen(noun, before, changes);
  checkMoves(noun, before, changes, context.actor);
  await checkReferences(noun, before, changes, context.actor, reader);
  if (Object.hasOwn(changes, 'currency'))
    await checkCurrency(noun, { ...before, ...changes }, context, reader);
  const behavior = behaviorOf(name);
  const edited = {
    ...before,
    ...changes,
    ...stampDates(noun, before, changes, context),
    ...(await behavior.completeEdit?.(before, changes, context, reader)),
  };
  const after = await settle(noun, before, edited, context, reader);
  if (!matches(scope, after)) throw NotAllowed('access.own-access');
  checkDates(noun, before, after, context);
  await behavior.check?.(before, after, context, reader);
  await checkService(name, before, after, context, reader);
  return difference(before, after);
};

/** Allows a delete, or throws the reason why not. */
export const planDelete = async (
  name: NounName,
  before: Row,
  context: Context,
  reader: Reader,
): Promise<void> => {
  scopeToChange('delete', name, before, context.actor);
  const reason = nounOf(name).frozen?.(before);
  if (reason) throw Conflict(reason);
  await behaviorOf(name).checkDelete?.(before, context, reader);
};

/**
 * If a person may create several kinds of rows, the form selects one by sending the values that would be set.
 */
const scopeToCreate = (scopes: readonly Scope[], form: Body): { scope: Scope; form: Body } => {
  const [first, ...others] = scopes;
  if (!first) throw NotAllowed();
  const scope = others.length ? scopes.find((one) => !contradicts(one, form)) : undefined;
  if (!scope) return { scope: first, form };
  return {
    scope,
    form: Object.fromEntries(Object.entries(form).filter(([field]) => !Object.hasOwn(scope.where, field))),
  };
};

const contradicts = ({ where }: Scope, form: Body): boolean =>
  Object.entries(where).some(([field, value]) => Object.hasOwn(form, field) && form[field] !== value);

/**
 * A row that the reader cannot see does not exist for that person. A visible row that cannot be changed is
 * refused, with the reason if it lies in the row itself.
 */
const scopeToChange = (verb: 'edit' | 'delete', name: NounName, before: Row, actor: Party): Scope => {
  const scopes = scopesOf(actor, verb, name);
  const scope = scopeFor(scopes, before);
  if (scope) return scope;
  if (!scopeFor(scopesOf(actor, 'show', name), before)) throw RowMissing(nounOf(name));
  throw NotAllowed((scopes.length && nounOf(name).frozen?.(before)) || undefined);
};

const asBody = (body: unknown): Body => {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw Invalid({ body: 'query.object' });
  return body as Body;
};

const read = (schema: z.ZodType, body: Body, noun: Noun): Values => {
  const result = schema.safeParse(body);
  if (result.success) return result.data as Values;
  throw Invalid(errorsByField(result.error.issues, noun, body));
};

const errorsByField = (issues: readonly z.core.$ZodIssue[], noun: Noun, body: Body): Faults => {
  const errors: Faults = {};
  for (const issue of issues) {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'body')];
    for (const field of fields) errors[field] ??= messageFor(issue, field, noun, body);
  }
  return errors;
};

const messageFor = (issue: z.core.$ZodIssue, field: string, noun: Noun, body: Body): Message => {
  if (issue.code === 'unrecognized_keys' && Object.hasOwn(noun.all, field)) return 'value.fixed';
  return issue.code === 'unrecognized_keys' || Object.hasOwn(body, field)
    ? messageOfIssue(issue)
    : 'text.required';
};

const checkFirstStates = (noun: Noun, chosen: Values) => {
  for (const { field, initial } of noun.lifecycles)
    if (Object.hasOwn(chosen, field) && !initial.includes(chosen[field] as string))
      throw Invalid({ [field]: { code: 'value.first-state', values: { states: initial } } });
};

const checkFrozen = (noun: Noun, before: Row, changes: Values) => {
  const reason = noun.frozen?.(before);
  const free = noun.lifecycles.flatMap(({ field, along }) => [
    field,
    ...(along?.[String(changes[field])] ?? []),
  ]);
  const held = Object.keys(changes).filter((field) => !free.includes(field));
  if (reason && held.length) throw Conflict(reason, Object.fromEntries(held.map((field) => [field, reason])));
};

/** A referenced row must exist and be visible to the writer. */
const checkReferences = async (noun: Noun, before: Values, changes: Values, actor: Party, reader: Reader) => {
  const errors: Faults = {};
  for (const [field, value] of Object.entries(changes)) {
    const schema = noun.fields[field];
    const target = schema && (metaOf(schema).references as NounName | undefined);
    if (
      !target ||
      value === null ||
      noun.serverSet.includes(field) ||
      (before !== changes && before[field] === value)
    )
      continue;
    const row = await reader.find(target, value as string);
    const own = value === actor.companyId || value === actor.userId;
    if (!row || !(own || scopeFor(scopesOf(actor, 'show', target), row)))
      errors[field] = behaviorOf(target).listedFor?.includes(actor.userType)
        ? offTheMarket
        : { code: 'reference.missing', values: { noun: nounOf(target).label.toLowerCase() } };
  }
  if (Object.keys(errors).length) throw Invalid(errors);
};

/**
 * Only currencies in use can be chosen. What was agreed in another can go on in it: the quote for a request, the contract of
 * a quote, the application of a candidate.
 */
const checkCurrency = async (noun: Noun, row: Values, { platform }: Context, reader: Reader) => {
  const currency = String(row.currency);
  if (!platform || row.currency === null || platform.currencies.some((one) => one === currency)) return;
  for (const [field, schema] of Object.entries(noun.fields)) {
    const target = metaOf(schema).references as NounName | undefined;
    const id = row[field];
    if (!target || typeof id !== 'string' || !agreedIn.includes(target)) continue;
    if ((await reader.find(target, id))?.currency === currency) return;
  }
  throw Invalid({
    currency: { code: 'currency.not-in-use', values: { currency, values: platform.currencies.join(', ') } },
  });
};
const agreedIn: readonly NounName[] = nounNames.filter(
  (name) => name !== 'companies' && Object.hasOwn(nounOf(name).all, 'currency'),
);

/**
 * Fills in values that follow from other fields and rows, checks rules that involve more than one field, and
 * sets what the server sets last.
 */
const settle = async (
  noun: Noun,
  before: Row | null,
  row: Values,
  context: Context,
  reader: Reader,
): Promise<Values> => {
  const { link, faults, stamp } = behaviorOf(noun.name as NounName);
  const filled = { ...row, ...noun.derive?.(row) };
  const whole = { ...filled, ...(await link?.(filled, reader, context)) };
  const errors: Faults = { ...noun.check?.(whole), ...faults?.(whole) };
  if (Object.keys(errors).length) throw Invalid(errors);
  return { ...whole, ...stamp?.(before, whole, context) };
};
