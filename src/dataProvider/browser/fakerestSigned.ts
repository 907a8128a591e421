import { runInTurn } from '../../../application/jobs/inTurn.ts';
import { firstDue } from '../../../application/jobs/oneByOne.ts';
import { fileSigned, paperOf, type SignedPaper, unfiled } from '../../../application/signedDocuments.ts';
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
    // Printed before the transaction, which must not wait: another tab could write meanwhile.
    act: async (now) =>
      void (await runInTurn({
        due: unfiled,
        find: (due, after) => firstDue(readingAt(store, now), due, after),
        act: async (envelope) => {
          const paper = await paperOf(readingAt(store, now), envelope);
          if (!paper) return;
          const { name, bytes } = await print(paper);
          const file = { name, bytes, sealer: null };
          await inTransaction({ store, files }, asSystem(now), (work) =>
            fileSigned(work, envelope, file, async (id) => files.write(id, base64Of(bytes))),
          );
        },
      })),
  });

const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
