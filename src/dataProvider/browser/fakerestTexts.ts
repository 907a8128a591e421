import { firstDue } from '../../../application/jobs/oneByOne.ts';
import { keepText, unread } from '../../../application/jobs/resumeTexts.ts';
import { takeTurns } from '../../../application/jobs/takeTurns.ts';
import { asSystem } from '../../../domain/change/deals/expiry.ts';
import { textOfBytes } from '../../platform/documentText/textOfFile.ts';
import { fakerestJob } from './fakerestJob.ts';
import type { Files } from './files.ts';
import { inTransaction, readingAt } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

/** Reads the texts of resumes that were added. Those of the sample world have been read. */
export const resumeTextJob = (store: WorldStore, clock: () => Date, files: Files) =>
  fakerestJob({
    name: 'resumeTexts',
    store,
    clock,
    every: 0,
    // Read before the transaction, which must not wait: another tab could write meanwhile.
    act: async (now) =>
      void (await takeTurns({
        due: unread,
        ownerOf: ({ companyId }) => companyId,
        find: (due, after) => firstDue(readingAt(store, now), due, after),
        act: async (document) => {
          const file = files.read(document);
          const answer = file
            ? await textOfBytes(new Uint8Array(await file.arrayBuffer()))
            : ({ fault: 'damaged' } as const);
          await inTransaction({ store, files }, asSystem(now), (work) => keepText(work, document, answer));
          return 'done';
        },
      })),
  });
