import { api } from '../auth/api.ts';
import { createRestDataProvider } from './createRestDataProvider.ts';
import type { DataProvider } from './port.ts';

/** The server's rows, for the user signed in to this browser, with the operations of the plugins that are on by now. */
export const openRestDataProvider = (): DataProvider => ({
  ...createRestDataProvider(api),
  liveChanges: () => import('./liveStream.ts').then(({ followServer }) => followServer),
});
