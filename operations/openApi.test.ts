import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { grantsOf, passes } from '../domain/access/can.ts';
import { rulesOf } from '../domain/access/fieldRules.ts';
import { parties } from '../domain/access/rules.ts';
import { nounNames, nounOf } from '../domain/contract/index.ts';
import { userTypes } from '../domain/contract/userTypes.ts';
import { readListQuery } from '../domain/query/query.ts';
import { describe as describeApi } from '../server/modules/openApi.ts';
import { uploads } from './files.ts';

type Schema = {
  $ref?: string;
  type?: unknown;
  properties?: Record<string, Schema>;
  [keyword: string]: unknown;
};
type Body = { content?: Record<string, { schema?: Schema }> };
type Call = {
  operationId: string;
  parameters?: ({ schema?: Schema } & Body)[];
  requestBody?: Body;
  responses: Record<string, Body>;
};
type Document = {
  paths: Record<string, Record<string, Call>>;
  webhooks: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, Schema> };
};

const api = describeApi('1.0.0') as Document;
const { schemas } = api.components;
const calls = [...Object.values(api.paths), ...Object.values(api.webhooks)].flatMap(
  ({ parameters: _, ...methods }) => Object.values<Call>(methods),
);
const schemaIn = (body: Body | undefined) => body?.content?.['application/json']?.schema;
const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Keywords of JSON Schema 2020-12 that the document may use. */
const keywords = new Set(
  `$ref type title description examples default enum const format pattern minLength maxLength minimum maximum
  exclusiveMinimum exclusiveMaximum multipleOf prefixItems properties required additionalProperties propertyNames items minItems
  maxItems anyOf oneOf allOf not contentEncoding readOnly`.split(/\s+/),
);

/** Every schema within a schema, and itself. */
const within = (schema: Schema): Schema[] => {
  const { properties = {}, items, additionalProperties, propertyNames, not } = schema;
  const single = [items, additionalProperties, propertyNames, not];
  const lists = [schema.anyOf, schema.oneOf, schema.allOf, schema.prefixItems].flatMap(
    (list) => (list ?? []) as Schema[],
  );
  const nested = [...Object.values(properties), ...lists, ...single].filter(
    (one): one is Schema => typeof one === 'object' && one !== null,
  );
  return [schema, ...nested.flatMap(within)];
};

describe('the OpenAPI document', () => {
  it('follows the recommended rules of its linter', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        // The health check has no 4xx response, and one noun is only created with its file.
        'operation-4xx-response': 'off',
        'operation-2xx-response': 'off',
        // Responses without a validated schema are described in part.
        'no-required-schema-properties-undefined': 'off',
      },
    });
    const source = JSON.stringify(api);
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ message, location }) => `${message} ${location[0]?.pointer}`)).toEqual([]);
  }, 30_000);

  it('has an operationId of its own for every call', () => {
    const ids = calls.map(({ operationId }) => operationId);
    expect(ids.every((id) => /^[a-z][A-Za-z]+$/.test(id))).toBe(true);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('names the schema of every JSON body and response', () => {
    const isNamed = (schema: Schema): boolean =>
      Boolean(schema.$ref) ||
      schema.type === 'null' ||
      (schema.type === 'array' && isNamed(schema.items as Schema));
    const unnamed = calls.filter(({ requestBody, responses }) =>
      [requestBody, ...Object.values(responses)].some((body) => {
        const schema = schemaIn(body);
        return schema && !isNamed(schema.properties?.data ?? schema);
      }),
    );
    expect(unnamed.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('has no keyword of the contract, such as the column of a field', () => {
    const inCalls = calls.flatMap(({ parameters = [], requestBody, responses }) => [
      ...parameters.map((parameter) => parameter.schema ?? schemaIn(parameter) ?? {}),
      ...[requestBody, ...Object.values(responses)].map(schemaIn).filter((one) => one !== undefined),
    ]);
    const all: Schema[] = [...Object.values(schemas), ...inCalls];
    const used = all.flatMap(within).flatMap(Object.keys);
    expect([...new Set(used)].filter((word) => !keywords.has(word))).toEqual([]);
  });

  const uploaded = new Map(
    uploads.map(({ noun, upload }) => {
      const path = upload.path.replace(/:(\w+)/g, '{$1}');
      const name = String(schemaIn(api.paths[path]?.post?.requestBody)?.$ref).split('/').at(-1) ?? '';
      return [noun, schemas[name]];
    }),
  );
  const created = nounNames.flatMap((noun) => {
    const body = schemas[`${noun}Create`] ?? uploaded.get(noun);
    const grants = parties.map((party) => grantsOf(rulesOf(noun)[party]?.create)).filter((all) => all.length);
    return body ? [{ noun, body, grants }] : [];
  });

  it.each(created)(
    'requires of a new row of $noun only what all who add one may send',
    ({ body, grants }) => {
      const required = (body.required ?? []) as string[];
      const refused = required
        .filter((field) => field !== 'content')
        .filter((field) =>
          grants.flat().some((grant) => field in (grant.where ?? {}) || !passes(grant, field)),
        );
      expect(refused).toEqual([]);
      expect(required.filter((field) => !body.properties?.[field])).toEqual([]);
    },
  );

  it.each(created)('has nothing in a new row of $noun that nobody may send', ({ body, grants }) => {
    // Where a party has several grants, the values that they set choose one.
    const sent = (field: string) =>
      grants.some((all) =>
        all.some((grant) => (field in (grant.where ?? {}) ? all.length > 1 : passes(grant, field))),
      );
    const fields = Object.keys(body.properties ?? {}).filter(
      (field) => field !== 'homepage' && field !== 'content',
    );
    expect(fields.filter((field) => !sent(field))).toEqual([]);
  });

  it('says who sends a field that the rules set for others', () => {
    expect(schemas.contractsCreate?.properties?.providerId?.description).toMatch(
      /Only from admin; otherwise/,
    );
    expect(schemas.envelopesCreate?.properties).not.toHaveProperty('providerId');
  });

  it('types the responses of sign-in, refresh and profile', () => {
    const dataOf = (path: string, method: string) =>
      schemaIn(api.paths[path]?.[method]?.responses['200'])?.properties?.data;
    expect(dataOf('/auth/login', 'post')).toEqual(named('SignIn'));
    expect(dataOf('/auth/login/second-factor', 'post')).toEqual(named('SignIn'));
    expect(dataOf('/auth/refresh', 'post')).toEqual(named('Tokens'));
    expect(schemas.ProfileAnswer?.properties).toEqual({ user: named('Profile') });
    expect(schemas.SignIn).toMatchObject({
      required: ['token', 'refreshToken', 'user'],
      properties: { token: { type: 'string' }, user: named('Profile') },
    });
    expect(schemas.Profile?.required).toEqual(
      expect.arrayContaining(['id', 'email', 'userType', 'permissions']),
    );
  });

  const samples: Record<string, unknown> = {
    Text: 'a',
    Whole: 1,
    Boolean: true,
    Day: '2026-11-30',
    Moment: '2026-11-30T08:00:00Z',
    Custom: { 'CFD-001': 'a' },
  };
  const listed = nounNames.flatMap((noun) => {
    const { properties } = schemas[`${noun}Filter`] ?? {};
    return properties ? [{ noun, properties }] : [];
  });
  const readersOf = (noun: (typeof nounNames)[number]) =>
    userTypes.flatMap((type) => {
      const scopes = grantsOf(rulesOf(noun)[type]?.list).map(({ mask: _, ...grant }) => ({
        ...grant,
        where: {},
      }));
      return scopes.length > 0 ? [{ type, scopes }] : [];
    });

  it('describes the filters of every list', () => {
    const lists = Object.entries(api.paths)
      .filter(([, { get }]) => get?.operationId.startsWith('list'))
      .map(([path]) => path.slice(1));
    expect(listed.map(({ noun }) => noun)).toEqual(expect.arrayContaining(lists));
    expect(lists.length).toBeGreaterThan(50);
  });

  it.each(listed)(
    'filters $noun by what the server reads, for those who may, and by nothing else',
    ({ noun, properties }) => {
      const wrong = readersOf(noun).flatMap(({ type, scopes }) => {
        const reads = (filter: object) => {
          try {
            return readListQuery(noun, scopes, { filter }).conditions.length > 0;
          } catch {
            return false;
          }
        };
        return Object.keys(nounOf(noun).all)
          .filter((field) => field !== 'q')
          .flatMap((field) => {
            const own = Object.entries(properties).filter(([name]) =>
              [
                field,
                ...['neq', 'gt', 'gte', 'lt', 'lte', 'inc_any'].map((end) => `${field}_${end}`),
              ].includes(name),
            );
            if (own.length === 0)
              return Object.values(samples).some((value) => reads({ [field]: value })) ? [field] : [];
            const { description = '' } = properties[field] ?? {};
            const may = !String(description).startsWith('Only for') || String(description).includes(type);
            return own
              .filter(([name, { $ref = '' }]) => {
                const kind = /Filter([A-Z][a-z]+)/.exec(String($ref))?.[1] ?? '';
                return reads({ [name]: samples[kind] }) !== may;
              })
              .map(([name]) => `${type} ${name}`);
          });
      });
      expect(wrong).toEqual([]);
    },
  );

  it('describes the messages to connected services as webhooks', () => {
    expect(schemaIn(api.webhooks.event?.post?.requestBody)).toEqual(named('WebhookEvent'));
    expect(schemas.WebhookEvent?.required).toEqual(['id', 'event', 'title', 'link', 'createdAt']);
  });
});
