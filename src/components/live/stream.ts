import { openValue } from '../../platform/openValue.ts';

/** The stream over which this page is told about changes, so that it need not look for them; null if there is none. */
export const { show: showStream, use: useStream } = openValue<string | null>(null);
