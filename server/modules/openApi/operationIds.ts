import { isNounName } from '../../../domain/contract/index.ts';
import type { Json } from './parts.ts';

const verbs: Record<string, string> = { get: 'get', post: 'create', put: 'update', delete: 'delete' };

/** Gives every operation an id for generated clients. */
export const withIds = (paths: Record<string, Json>): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, described]) => [
          method,
          verbs[method] ? { operationId: idOf(method, path), ...(described as Json) } : described,
        ]),
      ),
    ]),
  );

/** `PUT /candidates/{id}` is `updateCandidates`, `POST /auth/password-link/use` is `authPasswordLinkUse`. */
const idOf = (method: string, path: string): string => {
  const parts = path.split('/').filter(Boolean);
  const words = parts.filter((part) => !part.startsWith('{')).flatMap((part) => part.split(/[-.]/));
  const [noun = ''] = parts;
  const isRow = isNounName(noun) && parts.length <= 2;
  if (isRow && method === 'get' && parts.length === 1) return camel(['list', ...words]);
  if (!isRow && method === 'post') return camel(words);
  const isOne = !isRow && method !== 'get' && parts.at(-1)?.startsWith('{');
  return camel([verbs[method] ?? method, ...words, ...(isOne ? ['byId'] : [])]);
};

const camel = (words: readonly string[]): string =>
  words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
