import { type NounName, nounNames, nounOf } from '../../../domain/contract/index.ts';
import { createSchema } from '../../../domain/contract/noun.ts';
import { pictureTypes } from '../../../domain/contract/picture.ts';
import { type Json, json, refusals, retry, schemaOf, text } from './parts.ts';

const idParameter = { name: 'id', in: 'path', required: true, schema: text };

/** Fields sent with a file, besides those derived from the file itself. */
const upload = (noun: NounName): Json => {
  const { below } = nounOf(noun).file ?? {};
  const told = ['format', 'sizeBytes', below?.field];
  const form = schemaOf(createSchema(nounOf(noun), (field) => !told.includes(field)));
  return {
    ...form,
    required: [...((form.required as string[] | undefined) ?? []), 'content'],
    properties: { ...(form.properties as Json), content: { type: 'string', contentEncoding: 'base64' } },
  };
};

/** Upload route of a noun's files. */
export const uploadOf = (noun: NounName): Json => ({
  summary: `Add a ${nounOf(noun).label} with its file`,
  tags: [noun],
  parameters: [retry],
  requestBody: json(upload(noun)),
  responses: {
    201: { description: nounOf(noun).label, ...json({ $ref: `#/components/schemas/${noun}` }) },
    ...refusals,
  },
});

const pathsOfFiles = (noun: NounName): [string, Json][] => {
  const { below } = nounOf(noun).file ?? {};
  const above: [string, Json][] = below
    ? [[`/${below.noun}/{id}/${below.path}`, { parameters: [idParameter], post: uploadOf(noun) }]]
    : [];
  const get = {
    summary: `The file of a ${nounOf(noun).label}`,
    tags: [noun],
    responses: { 200: { description: 'The file', content: { 'application/octet-stream': {} } }, ...refusals },
  };
  return [...above, [`/${noun}/{id}/content`, { parameters: [idParameter], get }]];
};

export const documentPaths = Object.fromEntries(
  nounNames.filter((noun) => nounOf(noun).file).flatMap(pathsOfFiles),
);

export const photoPaths = {
  '/candidates/{id}/photo/{name}': {
    parameters: ['id', 'name'].map((name) => ({ name, in: 'path', required: true, schema: text })),
    get: {
      summary: 'The photo of a person, by the name that their row gives it',
      tags: ['candidates'],
      responses: {
        200: {
          description: 'The picture',
          content: Object.fromEntries(Object.values(pictureTypes).map((type) => [type, {}])),
        },
        ...refusals,
      },
    },
  },
};
