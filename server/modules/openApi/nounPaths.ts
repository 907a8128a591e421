import { grantsOf, scopesOf, visitor } from '../../../domain/access/can.ts';
import { rulesOf } from '../../../domain/access/fieldRules.ts';
import type { Verb } from '../../../domain/access/rules.ts';
import { formForAll, makersOf, sendersOf } from '../../../domain/access/sentFields.ts';
import { type NounName, nounOf } from '../../../domain/contract/index.ts';
import { createSchema, editSchema } from '../../../domain/contract/noun.ts';
import { userTypes } from '../../../domain/contract/userTypes.ts';
import { limitText } from '../../../operations/limits.ts';
import { isVisited, type VisitedNoun } from '../visitors.ts';
import { filterOf, listParameters } from './listParameters.ts';
import {
  capitalized,
  envelopeOf,
  header,
  type Json,
  json,
  refTo,
  refusals,
  retry,
  schemaOf,
  text,
} from './parts.ts';

const allowed = (noun: NounName, verb: Verb): string[] =>
  userTypes.filter((type) => grantsOf(rulesOf(noun)[type]?.[verb]).length > 0);

/** Prefixes of operation ids, by verb. */
const ids: Record<Verb, string> = {
  list: 'list',
  show: 'get',
  create: 'create',
  edit: 'update',
  delete: 'delete',
};

/** A public form: the fields that a visitor may fill in, and the hidden field. */
const formOf = (noun: VisitedNoun): Json => {
  const { where = {} } = scopesOf(visitor, 'create', noun)[0] ?? {};
  const form = schemaOf(createSchema(nounOf(noun), (field) => !Object.hasOwn(where, field)));
  const homepage = { ...text, description: 'Hidden from people, who leave it empty' };
  return { ...form, properties: { ...(form.properties as Json), homepage } };
};

const visitOf = (noun: VisitedNoun): Json => ({
  operationId: `create${capitalized(noun)}`,
  summary: `Send a ${nounOf(noun).label}`,
  description: `For everyone. The response does not reveal whether there was one already. ${limitText(noun)}`,
  tags: ['site'],
  security: [],
  parameters: [retry],
  requestBody: json(refTo(`${noun}Create`)),
  responses: { 201: { description: 'Received', ...json(envelopeOf({ type: 'null' })) }, ...refusals },
});

/** Says of each field that the rules set for some who they do not set it for. */
const formForMakers = (noun: NounName): Json => {
  const form = schemaOf(formForAll(noun));
  const properties = Object.entries(form.properties as Record<string, Json>).map(([field, property]) => {
    const senders = sendersOf(noun, field);
    if (senders.length === makersOf(noun).length) return [field, property];
    const { description } = property;
    const only = `Only from ${senders.join(' and ')}; otherwise the server sets it.`;
    return [field, { ...property, description: description ? `${description}. ${only}` : only }];
  });
  return { ...form, properties: Object.fromEntries(properties) };
};

/** The body of a create, if anyone may send one that comes without a file. */
const createBodyOf = (noun: NounName): Json | null => {
  if (isVisited(noun)) return formOf(noun);
  const isMade = !nounOf(noun).file && allowed(noun, 'create').length > 0;
  return isMade ? formForMakers(noun) : null;
};

/** Schemas of a noun: a row, the filters of its list, and the bodies of create and edit if anyone may send them. */
export const schemasOf = (noun: NounName): [string, Json][] => {
  const { label, schema } = nounOf(noun);
  const created = createBodyOf(noun);
  const isEdited = allowed(noun, 'edit').length > 0;
  return [
    [noun, { ...schemaOf(schema, 'output'), title: label }],
    ...(created ? [[`${noun}Create`, created] satisfies [string, Json]] : []),
    ...(allowed(noun, 'list').length > 0 ? [[`${noun}Filter`, filterOf(noun)] satisfies [string, Json]] : []),
    ...(isEdited ? [[`${noun}Edit`, schemaOf(editSchema(nounOf(noun)))] satisfies [string, Json]] : []),
  ];
};

export const pathsOf = (noun: NounName): [string, Json][] => {
  const { label, plural, file } = nounOf(noun);
  const row = json(refTo(noun));
  const of = (verb: Verb, summary: string, rest: Json): Json =>
    allowed(noun, verb).length === 0
      ? {}
      : {
          operationId: `${ids[verb]}${capitalized(noun)}`,
          summary,
          tags: [noun],
          description: `For ${allowed(noun, verb).join(', ')}.`,
          ...rest,
        };
  const answer = (status: number) => ({
    responses: { [status]: { description: label, ...row }, ...refusals },
  });
  const added = of('create', `Add a ${label}`, {
    parameters: [retry],
    requestBody: json(refTo(`${noun}Create`)),
    ...answer(201),
  });
  const refused = of('create', `Always refused: a ${label} comes with its file`, {
    responses: refusals,
  });
  const operations = {
    list: of('list', `List ${plural}`, {
      parameters: listParameters(noun),
      responses: {
        200: {
          description: plural,
          headers: {
            'Content-Range': {
              description: 'The rows of the page and their total: `candidates 0-24/312`',
              schema: text,
            },
            Link: { description: 'The address of the next page, with `rel="next"`', schema: text },
          },
          ...json({ type: 'array', title: plural, items: refTo(noun) }),
        },
        ...refusals,
      },
    }),
    // A file without a parent row is uploaded, which is an operation of its own.
    create: isVisited(noun) ? visitOf(noun) : file ? (file.below ? refused : {}) : added,
    show: of('show', `One ${label}`, answer(200)),
    edit: of('edit', `Change a ${label}`, {
      parameters: [header('If-Match', true, 'The version that is edited, in quotes'), retry],
      requestBody: json(refTo(`${noun}Edit`)),
      ...answer(200),
    }),
    delete: of('delete', `Remove a ${label}`, {
      parameters: [header('If-Match', false, 'The version that is removed'), retry],
      ...answer(200),
    }),
  };
  const keep = (methods: Record<string, Json>) =>
    Object.fromEntries(Object.entries(methods).filter(([, operation]) => Object.keys(operation).length > 0));
  return [
    [`/${noun}`, keep({ get: operations.list, post: operations.create })],
    [
      `/${noun}/{id}`,
      {
        parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
        ...keep({ get: operations.show, put: operations.edit, delete: operations.delete }),
      },
    ],
  ];
};
