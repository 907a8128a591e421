import { HttpResponse, http } from 'msw/http';
import { setupServer } from 'msw/node';
import { operationNames } from '../../operations/index.ts';
import { pluginOperations } from '../../operations/pluginOperations.ts';
import type { CallsHere } from '../dataProvider/rowCalls.ts';
import { operationHandlers } from '../demo/operationHandlers.ts';
import { rowHandlers } from '../demo/rowHandlers.ts';

let calls: CallsHere | null = null;
let isListening = false;

const callsOfConsole = (): CallsHere => {
  if (!calls) throw new Error('No console is open');
  return calls;
};

/**
 * The API for open consoles, answered by Mock Service Worker and shared by all files of a process. A test
 * overrides responses with `server.use`; requests without a handler fail as if the server were unreachable.
 */
export const server = setupServer(
  ...rowHandlers(callsOfConsole),
  // Called by its route, so the data provider does not answer it.
  http.get('*/api/v1/single-sign-on', () =>
    HttpResponse.json({
      success: true,
      data: { connection: null, redirectUri: 'https://bench.example/callback', domains: [], people: [] },
    }),
  ),
  http.get('*/api/v1/auth/passkeys', () => HttpResponse.json({ success: true, data: [] })),
  http.all('*/api/v1/*', () => HttpResponse.error()),
);

/** Uses these handlers from now on. */
export const serve = (next: CallsHere) => {
  calls = next;
  const ofPlugins = operationNames().filter((name) => pluginOperations.get(name));
  if (ofPlugins.length > 0) server.use(...operationHandlers(callsOfConsole, ofPlugins));
  if (!isListening) server.listen({ onUnhandledFrame: 'bypass' });
  isListening = true;
};

/** Restores the network for the next file. */
export const stopServing = () => {
  calls = null;
  if (isListening) server.close();
  isListening = false;
};
