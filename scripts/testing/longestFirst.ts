import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest. Without times of an earlier run, as in a fresh clone, the order is that of the files' sizes. */
const long = ['deal', 'dealKilled', 'demoDeal', 'operatorsMonth', 'gallery', 'pages', 'smoke'];

/** Starts the longest files first, so that no worker waits for one at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return found < 0 ? long.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
