import { act, fireEvent } from '@testing-library/react';
import { http } from 'msw/http';
import type { User } from '../../domain/contract/accounts/users.ts';
import type { NounName } from '../../domain/contract/index.ts';
import type { UserType } from '../../domain/contract/userTypes.ts';
import { defaultClock, sampleFile } from '../../fixtures/index.ts';
import { allOperations } from '../../operations/all.ts';
import { patternOf } from '../../operations/operation.ts';
import { openFiles } from '../dataProvider/browser/files.ts';
import { inMemoryEach } from '../dataProvider/browser/keep.ts';
import { openFakerest } from '../dataProvider/fakerest.ts';
import { signedIn } from '../dataProvider/signedIn.ts';
import { sample } from './open.tsx';
import { server } from './server.ts';

export const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

/** The sample user of this type. */
export const actorOf = (userType: UserType) => {
  const users = sample.store.rows('users') as readonly User[];
  const user = users.find(({ email }) => email === `${userType}@talentbench.example`);
  if (!user) throw new Error(`The sample has no ${userType}`);
  return signedIn(user, null);
};

/** The first rows of a noun that the sample user of this type may list. */
export const rowsFor = async (userType: UserType, noun: NounName, most = 40) => {
  const files = openFiles(inMemoryEach(), sampleFile);
  const actor = () => actorOf(userType);
  const { rows } = openFakerest({ world: sample.store, actor, clock: () => defaultClock, files });
  return (await rows.list(noun, { range: [0, most] })).rows;
};

/** Milliseconds after the first press at which a button is pressed again: at once, and as a hand does. */
const again = [0, 50, 120, 250];

/** Posted, but storing nothing that somebody asked for by pressing. */
const silent = ['notePageLoad', 'noteUse', 'viewRequest', 'readConversation', 'refreshSession', 'knownNames'];
const silentPaths = Object.entries(allOperations())
  .filter(([name, { onlyReads }]) => onlyReads || silent.includes(name))
  .map(([, { path }]) => new RegExp(`/v1${patternOf(path).replace(/:\w+/g, '[^/]+')}$`));

/** A change that was sent. */
export type Sent = { method: string; path: string; body: string };

/** Keeps the server from answering any change. Returns what is sent, and the function that lets it answer. */
export const holdAnswers = () => {
  const sent: Sent[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  server.use(
    http.all('*/api/v1/*', async ({ request }) => {
      const { method, url } = request;
      const path = new URL(url).pathname;
      if (method === 'GET' || silentPaths.some((one) => one.test(path))) return;
      sent.push({ method, path, body: await request.clone().text() });
      await answered;
    }),
  );
  return { sent, answer };
};

/** Presses a button again and again, as long as it is there and `goesOn`. */
export const pressRepeatedly = async (button: HTMLElement, goesOn: () => boolean = () => true) => {
  let passed = 0;
  fireEvent.click(button);
  for (const at of again) {
    if (at > passed) await wait(at - passed);
    passed = at;
    if (!button.isConnected || !goesOn()) return;
    fireEvent.click(button);
  }
};
