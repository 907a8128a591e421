import { fileSigned, nextSigned, type SignedPaper } from '../../../application/signedDocuments.ts';
import { asSystem } from '../../../domain/change/deals/expiry.ts';
import { fakerestJob } from './fakerestJob.ts';
import type { Files } from './files.ts';
import { inTransaction, readingAt } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

export type PrintSigned = (paper: SignedPaper) => Promise<{ name: string; bytes: Uint8Array }>;

/**
 * Prints contracts that all have signed and files them with their documents. A browser has no secret that
 * could seal them.
 */
export const signedDocumentsJob = (store: WorldStore, clock: () => Date, files: Files, print: PrintSigned) =>
  fakerestJob({
    name: 'signedDocuments',
    store,
    clock,
    every: 0,
    async act(now) {
      // Printed before the transaction, which must not wait: another tab could write meanwhile.
      for (let paper = await nextSigned(readingAt(store, now)); paper; ) {
        const { envelope } = paper;
        const { name, bytes } = await print(paper);
        const file = { name, bytes, sealed: false };
        await inTransaction({ store, files }, asSystem(now), (work) =>
          fileSigned(work, envelope, file, async (id) => files.write(id, base64Of(bytes))),
        );
        paper = await nextSigned(readingAt(store, now));
      }
    },
  });

const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
