import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotFound } from '../../domain/errors.ts';
import { readFilter } from '../../domain/scim/filter.ts';
import { readPatch, readResource } from '../../domain/scim/patch.ts';
import { ScimRefusal } from '../../domain/scim/refusals.ts';
import { userChanges } from '../../domain/scim/userChanges.ts';
import type { AppOptions } from '../modules/options.ts';
import { takeJsonAs } from '../requests/json.ts';
import { answerScimError } from './answerError.ts';
import { createGroup, deleteGroup, editGroup, groupFilters, listGroups, showGroup } from './groups.ts';
import { listOf, pageOf, type Query, shaped, wantsMembers } from './lists.ts';
import { documents, serviceProviderConfig } from './schemas.ts';
import { asDirectory, type ScimWork, sendScim } from './scimSession.ts';
import { createUser, deleteUser, editUser, listUsers, showUser, userFilters } from './users.ts';

/** A group with thousands of members. */
const bodyLimit = 512 * 1024;
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];
type Called = { id: string; query: Query; body: unknown };
type Sent = Parameters<typeof sendScim>[1];

/**
 * SCIM 2.0 at `/scim/v2`, with which the directory of a company provisions its users. Open to the guard, which knows sessions and
 * keys: `asDirectory` admits by token.
 */
export const scimRoutes = (app: FastifyInstance, options: AppOptions) =>
  app.register(
    async (scim) => {
      scim.setErrorHandler(answerScimError);
      takeJsonAs(scim, 'application/scim+json');
      const on = (method: Method, url: string, act: (work: ScimWork, called: Called) => Promise<Sent>) =>
        scim.route({
          method,
          url,
          bodyLimit,
          config: { access: 'public' },
          handler: async (request, reply) =>
            sendScim(reply, await asDirectory(options, request, (work) => act(work, calledBy(request)))),
        });
      discovery(on);
      users(on);
      groups(on);
      for (const method of methods)
        on(method, '/*', async () => {
          throw NotFound('address.missing');
        });
    },
    { prefix: '/scim/v2' },
  );

type On = (
  method: Method,
  url: string,
  act: (work: ScimWork, called: Called) => Promise<Sent>,
) => FastifyInstance;

const calledBy = ({ params, query, body }: FastifyRequest): Called => ({
  id: (params as { id?: string }).id ?? '',
  query: query as Query,
  body,
});

const discovery = (on: On) => {
  on('GET', '/ServiceProviderConfig', async ({ url }) => ({ body: serviceProviderConfig(url) }));
  for (const name of ['ResourceTypes', 'Schemas']) {
    on('GET', `/${name}`, async ({ url }) => {
      const all = documents(url)[name] ?? [];
      return { body: listOf({ from: 1, count: all.length }, all.length, all) };
    });
    on('GET', `/${name}/:id`, async ({ url }, { id }) => {
      const found = documents(url)[name]?.find((one) => 'id' in one && one.id === id);
      if (!found) throw NotFound('address.missing');
      return { body: found };
    });
  }
};

const filterIn = <A extends string>({ filter }: Query, attributes: readonly A[]) =>
  filter === undefined || filter === '' ? null : readFilter(String(filter), attributes);
const created = (body: object): Sent => ({
  status: 201,
  body,
  location: (body as { meta: { location: string } }).meta.location,
});

const users = (on: On) => {
  on('GET', '/Users', async (work, { query }) => {
    const page = pageOf(query);
    const { total, resources } = await listUsers(work, page, filterIn(query, userFilters));
    return {
      body: listOf(
        page,
        total,
        resources.map((one) => shaped(one, query)),
      ),
    };
  });
  on('POST', '/Users', async (work, { body }) =>
    created(await createUser(work, userChanges(readResource(body)))),
  );
  on('GET', '/Users/:id', async (work, { id, query }) => ({ body: shaped(await showUser(work, id), query) }));
  on('PUT', '/Users/:id', async (work, { id, body }) => {
    const changes = userChanges(readResource(body));
    if (changes.userName === undefined)
      throw new ScimRefusal('invalidValue', { code: 'scim.required', values: { name: 'userName' } });
    return { body: await editUser(work, id, changes) };
  });
  on('PATCH', '/Users/:id', async (work, { id, body }) => ({
    body: await editUser(work, id, userChanges(readPatch(body))),
  }));
  on('DELETE', '/Users/:id', async (work, { id }) => {
    await deleteUser(work, id);
    return { status: 204 };
  });
};

const groups = (on: On) => {
  on('GET', '/Groups', async (work, { query }) => {
    const page = pageOf(query);
    const filter = filterIn(query, groupFilters);
    const { total, resources } = await listGroups(work, page, filter, wantsMembers(query));
    return {
      body: listOf(
        page,
        total,
        resources.map((one) => shaped(one, query)),
      ),
    };
  });
  on('POST', '/Groups', async (work, { body }) => created(await createGroup(work, readResource(body))));
  on('GET', '/Groups/:id', async (work, { id, query }) => ({
    body: shaped(await showGroup(work, id, wantsMembers(query)), query),
  }));
  on('PUT', '/Groups/:id', async (work, { id, body }) => ({
    body: await editGroup(work, id, readResource(body), 'replace'),
  }));
  on('PATCH', '/Groups/:id', async (work, { id, body }) => ({
    body: await editGroup(work, id, readPatch(body), 'patch'),
  }));
  on('DELETE', '/Groups/:id', async (work, { id }) => {
    await deleteGroup(work, id);
    return { status: 204 };
  });
};
