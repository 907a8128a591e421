import { keepText, nextUnread } from '../../../application/jobs/resumeTexts.ts';
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
    async act(now) {
      // Read before the transaction, which must not wait: another tab could write meanwhile.
      for (let document = await nextUnread(readingAt(store, now)); document; ) {
        const unread = document;
        const file = files.read(unread);
        const answer = file
          ? await textOfBytes(new Uint8Array(await file.arrayBuffer()))
          : ({ fault: 'damaged' } as const);
        await inTransaction({ store, files }, asSystem(now), (work) => keepText(work, unread, answer));
        document = await nextUnread(readingAt(store, now));
      }
    },
  });
