import { HttpResponse, http } from 'msw/http';
import { setupServer } from 'msw/node';
import type { Calls } from '../dataProvider/rowCalls.ts';
import { rowHandlers } from '../demo/rowHandlers.ts';

let calls: Calls | null = null;
let isListening = false;

const callsOfConsole = (): Calls => {
  if (!calls) throw new Error('No console is open');
  return calls;
};

/**
 * The API that open consoles call, answered by Mock Service Worker. It is one for all files of a process. A test adds
 * what it wants answered differently with `server.use`; what nobody answers is as if the server could not be reached.
 */
export const server = setupServer(
  ...rowHandlers(callsOfConsole),
  http.all('*/api/v1/*', () => HttpResponse.error()),
);

/** Answers by these calls from now on. */
export const serve = (next: Calls) => {
  calls = next;
  if (!isListening) server.listen({ onUnhandledFrame: 'bypass' });
  isListening = true;
};

/** Leaves the network to the next file as it was. */
export const stopServing = () => {
  calls = null;
  if (isListening) server.close();
  isListening = false;
};
