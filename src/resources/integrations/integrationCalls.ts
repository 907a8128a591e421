import type { Integration } from '../../../domain/contract/integrations.ts';
import type { Delivery } from '../../../domain/settings/services.ts';
import { api } from '../../auth/api.ts';

type Answer<T> = { data: T };
const dataOf = <T>({ data }: Answer<T>) => data;
const pathOf = (id: string, act: string) => `integrations/${encodeURIComponent(id)}/${act}`;

/** The calls for integrations that only the server can handle: storing a webhook URL and sending. */
export const integrationCalls = {
  connect: (id: string, url: string) =>
    api
      .post(pathOf(id, 'connect'), { json: { url } })
      .json<Answer<{ integration: Integration; secret: string | null }>>()
      .then(dataOf),
  disconnect: (id: string) => api.post(pathOf(id, 'disconnect')),
  test: (id: string) => api.post(pathOf(id, 'test')),
  deliveries: (id: string, signal?: AbortSignal) =>
    api.get(pathOf(id, 'deliveries'), { signal }).json<Answer<Delivery[]>>().then(dataOf),
};
