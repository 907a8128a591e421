import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type KeepBytes, keepInMemory } from './keepBytes.ts';
import { append, entryOf, type Postings } from './postings.ts';
import { makeTextIndex } from './textIndex.ts';

const stem = fc.constantFrom('weld', 'pipe', 'steel', 'ship');
/** Up to nine sentences, more than have a short form. */
const text = fc.array(fc.uniqueArray(stem), { maxLength: 9 });
/** Distances between candidates that need one byte, two, and more. */
const gap = fc.constantFrom(1, 2, 20, 5_000, 2_000_000);

it('finds the candidates with all the words in one sentence, however often it packs', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(gap, text), { maxLength: 14 }),
      fc.uniqueArray(fc.nat(14), { maxLength: 3 }),
      fc.uniqueArray(stem, { minLength: 1, maxLength: 3 }),
      fc.nat(3),
      (texts, packedAfter, asked, listed) => {
        const index = makeTextIndex(keepInMemory, 8);
        let candidate = 0;
        const expected: number[] = [];
        const others: Postings = { entries: new Uint32Array(0), months: new Uint8Array(0), length: 0 };
        for (const [at, [distance, sentences]] of texts.entries()) {
          candidate += distance;
          if (packedAfter.includes(at)) index.pack();
          index.add(candidate, sentences);
          const isListed = listed > 0 && at % listed === 0;
          if (isListed) append(others, entryOf(candidate, null), 0);
          if (!isListed && sentences.some((own) => asked.every((one) => own.includes(one))))
            expected.push(entryOf(candidate, null, true));
        }
        const found = index.named(asked, [others]);
        expect([...found.entries]).toEqual(expected);
        expect(found.length).toBe(expected.length);
      },
    ),
  );
});

it('finds the same in lists so long that parts of them are skipped', () => {
  const index = makeTextIndex(keepInMemory, 20_000);
  const sentences = (candidate: number) =>
    [
      ['weld', ...(candidate % 997 < 2 ? ['pipe'] : [])],
      ['ship', ...(candidate % 499 === 0 ? ['weld', 'pipe'] : [])],
    ].slice(0, candidate % 3 === 0 ? 1 : 2);
  const expected: number[] = [];
  for (let candidate = 0; candidate < 30_000; candidate++) {
    const own = sentences(candidate);
    index.add(candidate, own);
    if (candidate === 12_000) index.pack();
    if (own.some((one) => one.includes('weld') && one.includes('pipe'))) expected.push(candidate);
  }
  const found = index.named(['weld', 'pipe'], []);
  expect([...found.entries]).toEqual(expected.map((candidate) => entryOf(candidate, null, true)));
});

it('finds nobody by a word that is in no text', () => {
  const index = makeTextIndex();
  index.add(1, [['weld']]);
  index.pack();
  expect(index.named(['weld', 'sail'], []).length).toBe(0);
  expect(index.named([], []).length).toBe(0);
});

it('takes about two bytes for a word of a text, and no memory for those if they are kept elsewhere', () => {
  const elsewhere: KeepBytes = (parts) => {
    const { read, inMemory } = keepInMemory(parts);
    return { read, inMemory: 0, onDisk: inMemory };
  };
  const [index, other] = [makeTextIndex(), makeTextIndex(elsewhere)];
  for (const one of [index, other]) {
    for (let candidate = 0; candidate < 5000; candidate++)
      one.add(candidate, [[`a${candidate % 50}`, `b${candidate % 200}`], [`c${candidate % 7}`]]);
    one.pack();
  }
  expect(other.bytesOnDisk()).toBeLessThan(5000 * 3 * 2);
  expect(index.bytes() - other.bytes()).toBe(other.bytesOnDisk());
  expect(index.bytesOnDisk()).toBe(0);
  expect(other.named(['a3', 'b103'], [])).toEqual(index.named(['a3', 'b103'], []));
});

it('packs what is added later before it gets large', () => {
  const kept: number[] = [];
  const index = makeTextIndex((parts) => {
    kept.push(parts.length);
    return keepInMemory(parts);
  }, 100);
  for (let candidate = 0; candidate < 1000; candidate++) index.add(candidate, [['weld']]);
  expect(kept).toEqual([]);
  index.pack();
  for (let candidate = 1000; candidate < 1500; candidate++) index.add(candidate, [['weld']]);
  expect(kept).toHaveLength(6);
  expect(index.named(['weld'], []).length).toBe(1500);
});
