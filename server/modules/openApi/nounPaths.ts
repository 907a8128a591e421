import { grantsOf, scopesOf, visitor } from '../../../domain/access/can.ts';
import { rules, type Verb } from '../../../domain/access/rules.ts';
import { type NounName, nounOf } from '../../../domain/contract/index.ts';
import { createSchema, editSchema } from '../../../domain/contract/noun.ts';
import { userTypes } from '../../../domain/contract/userTypes.ts';
import { isVisited } from '../visitors.ts';
import { uploadOf } from './filePaths.ts';
import { envelope, header, type Json, json, query, refusals, retry, schemaOf, text } from './parts.ts';

const allowed = (noun: NounName, verb: Verb): string[] =>
  userTypes.filter((type) => grantsOf(rules[noun][type]?.[verb]).length > 0);

/** A public form: the fields a visitor may fill in, and the hidden field. */
const visitOf = (noun: NounName): Json => {
  const { where = {} } = scopesOf(visitor, 'create', noun)[0] ?? {};
  const form = schemaOf(createSchema(nounOf(noun), (field) => !Object.hasOwn(where, field)));
  return {
    summary: `Hand in a ${nounOf(noun).label}`,
    description: 'For anybody. Whether there was one already does not show in the answer.',
    tags: ['site'],
    security: [],
    parameters: [retry],
    requestBody: json({
      ...form,
      properties: {
        ...(form.properties as Json),
        homepage: { ...text, description: 'Left empty by people' },
      },
    }),
    responses: { 201: { description: 'Taken', ...json(envelope) }, ...refusals },
  };
};

/** Schemas of a noun: a row, and the bodies of create and edit if anyone may send them. */
export const schemasOf = (noun: NounName): [string, Json][] => {
  const { label, schema, file } = nounOf(noun);
  const isMade = !file && !isVisited(noun) && allowed(noun, 'create').length > 0;
  const isEdited = allowed(noun, 'edit').length > 0;
  return [
    [noun, { ...schemaOf(schema, 'output'), title: label }],
    ...(isMade ? [[`${noun}Create`, schemaOf(createSchema(nounOf(noun)))] satisfies [string, Json]] : []),
    ...(isEdited ? [[`${noun}Edit`, schemaOf(editSchema(nounOf(noun)))] satisfies [string, Json]] : []),
  ];
};

export const pathsOf = (noun: NounName): [string, Json][] => {
  const { label, plural, file } = nounOf(noun);
  const row = json({ $ref: `#/components/schemas/${noun}` });
  const of = (verb: Verb, summary: string, rest: Json): Json =>
    allowed(noun, verb).length === 0
      ? {}
      : { summary, tags: [noun], description: `For ${allowed(noun, verb).join(', ')}.`, ...rest };
  const answer = (status: number) => ({
    responses: { [status]: { description: label, ...row }, ...refusals },
  });
  const added = of('create', `Add a ${label}`, {
    parameters: [retry],
    requestBody: json({ $ref: `#/components/schemas/${noun}Create` }),
    ...answer(201),
  });
  const refused = of('create', `Always refused: a ${label} comes with its file`, {
    responses: refusals,
  });
  const operations = {
    list: of('list', `List ${plural}`, {
      parameters: [query('sort', '["id","ASC"]'), query('range', '[0,24]'), query('filter', '{"q":"text"}')],
      responses: {
        200: {
          description: plural,
          headers: { 'Content-Range': { schema: text } },
          ...json({ type: 'array', items: { $ref: `#/components/schemas/${noun}` } }),
        },
        ...refusals,
      },
    }),
    create: isVisited(noun) ? visitOf(noun) : file ? (file.below ? refused : uploadOf(noun)) : added,
    show: of('show', `One ${label}`, answer(200)),
    edit: of('edit', `Change a ${label}`, {
      parameters: [header('If-Match', true, 'The version that is edited, in quotes'), retry],
      requestBody: json({ $ref: `#/components/schemas/${noun}Edit` }),
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
