import { HttpResponse, http } from 'msw/http';
import { isNounName, type NounName } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { CallsHere } from '../dataProvider/rowCalls.ts';
import { answered, bodyOf } from './enveloped.ts';
import { fileHandlers } from './fileHandlers.ts';
import { operationHandlers } from './operationHandlers.ts';

type Given = { request: Request; params: Record<string, string | readonly string[] | undefined> };

/**
 * The API's row routes, answered by a store in this browser. Paths that do not begin with a noun are left to
 * later handlers.
 */
export const rowHandlers = (calls: () => CallsHere) => {
  /** Handles paths that begin with a noun. */
  const ofNoun =
    (answer: (noun: NounName, id: string, request: Request) => Promise<Response>) =>
    ({ request, params: { noun, id } }: Given) =>
      isNounName(String(noun)) ? answered(() => answer(noun as NounName, String(id), request)) : undefined;

  return [
    http.get(
      '*/api/v1/:noun',
      ofNoun(async (noun, _, request) => {
        const { rows, total, more } = await calls().rows.list(noun, askedIn(request), request.signal);
        return HttpResponse.json(rows, {
          headers: { 'Content-Range': `${noun} ${spanOf(request, rows)}/${total}${more ? '+' : ''}` },
        });
      }),
    ),

    http.get(
      '*/api/v1/:noun/:id',
      ofNoun(async (noun, id, request) => row(await calls().rows.show(noun, id, request.signal))),
    ),

    http.post(
      '*/api/v1/:noun',
      ofNoun(async (noun, _, request) => row(await calls().rows.create(noun, await bodyOf(request)), 201)),
    ),

    http.put(
      '*/api/v1/:noun/:id',
      ofNoun(async (noun, id, request) =>
        row(await calls().rows.edit(noun, id, await bodyOf(request), versionIn(request))),
      ),
    ),

    http.delete(
      '*/api/v1/:noun/:id',
      ofNoun(async (noun, id, request) => {
        await calls().rows.remove(noun, id, versionIn(request));
        return new HttpResponse(null, { status: 204 });
      }),
    ),

    ...fileHandlers(calls),
    ...operationHandlers(calls),
  ];
};

const row = (body: Row, status = 200) => HttpResponse.json(body, { status });

const askedIn = ({ url }: Request) =>
  Object.fromEntries([...new URL(url).searchParams].map(([name, text]) => [name, JSON.parse(text)]));

/** The range of rows in a response: `0-24`, or `*` if it is empty or begins after a row. */
const spanOf = (request: Request, { length }: readonly unknown[]) => {
  const { range: [from = 0] = [], after } = askedIn(request) as { range?: number[]; after?: string };
  return length === 0 || after !== undefined ? '*' : `${from}-${from + length - 1}`;
};

const versionIn = ({ headers }: Request): number | undefined => {
  const version = /^"(\d+)"$/.exec(headers.get('If-Match') ?? '')?.[1];
  return version === undefined ? undefined : Number(version);
};
