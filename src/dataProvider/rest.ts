import { api } from '../auth/api.ts';
import { createRestDataProvider } from './createRestDataProvider.ts';

/** The server's rows, for the user signed in to this browser. */
export const restDataProvider = createRestDataProvider(api);
