import type { NounName } from '../../domain/contract/index.ts';
import { sampleFile } from '../../fixtures/index.ts';
import { SaidError } from '../../src/auth/reasonOf.ts';
import { openFiles } from '../../src/dataProvider/browser/files.ts';
import { inMemoryEach } from '../../src/dataProvider/browser/keep.ts';
import { createFakerestDataProvider } from '../../src/dataProvider/fakerest.ts';
import type { DataProvider } from '../../src/dataProvider/port.ts';
import type { StoryParameters } from '../../src/testing/story.ts';
import { everyday, openStore, people } from './sampleWorld.ts';

type Call = (...args: unknown[]) => unknown;

let underWay = 0;
/** The number of calls that are still pending. */
export const callsUnderWay = () => underWay;

const counted =
  (call: Call): Call =>
  async (...args) => {
    underWay++;
    try {
      return await call(...args);
    } finally {
      underWay--;
    }
  };

const never: Call = () => new Promise(() => {});
const refused: Call = async () => {
  throw new SaidError('The server could not be reached. Check your connection and try again.');
};

const storeWithout = (noun: NounName) => {
  const store = openStore();
  store.write((writer) => {
    for (const { id } of [...store.rows(noun)]) writer.remove(noun, id);
  });
  return store;
};

/** The demo's data provider with the sample data, or one with the responses that the story asks for. */
export const answersFor = ({ as = 'provider', noun, answers }: StoryParameters): DataProvider => {
  const store = answers === 'none' && noun ? storeWithout(noun) : everyday;
  const files = openFiles(inMemoryEach(), sampleFile);
  const provider = createFakerestDataProvider({ world: store, actor: () => people[as], files });
  return new Proxy(provider, {
    get: (calls, name) => {
      const call = Reflect.get(calls, name) as unknown;
      if (typeof call !== 'function' || name === 'platform') return call;
      if (answers === 'pending') return never;
      return counted(answers === 'error' ? refused : (call as Call));
    },
  });
};
