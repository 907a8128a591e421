import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { tinyWorld } from '../tinyWorld.ts';
import { inMemory, type Keep } from './keep.ts';
import { readSetAside, setAsideUnreadable } from './setAside.ts';
import { openWorldStore } from './worldStore.ts';

let keep: Keep;
let aside: Keep;
beforeEach(() => {
  // ra-data-fakerest exposes its database here.
  vi.stubGlobal('window', {});
  [keep, aside] = [inMemory(), inMemory()];
});

const open = (version: string) => openWorldStore(tinyWorld, keep, () => new Date(), undefined, version);
const [candidate] = (tinyWorld.candidates ?? []) as [Row];
const change = (version: string, columns: object) => {
  const store = open(version);
  store.write((writer) =>
    writer.change('candidates', store.find('candidates', candidate.id) as Row, { ...columns }),
  );
};
const start = (version: string) => setAsideUnreadable(keep, aside, tinyWorld, version);

describe('changes that were stored in the browser', () => {
  test('stay when this or another version can read them', () => {
    change('1.0.0', { name: 'Ada King' });
    const before = keep.read();
    start('1.0.0');
    start('2.0.0');
    expect([keep.read(), readSetAside(aside)]).toEqual([before, []]);
    expect(before).toContain('"version":"1.0.0"');
  });

  test('stay when this version has an optional field that theirs had not', () => {
    change('1.0.0', { name: 'Ada King' });
    const stored = JSON.parse(keep.read() ?? '');
    delete stored.nouns.candidates.rows[0].notes;
    keep.write(JSON.stringify(stored));
    start('2.0.0');
    expect(readSetAside(aside)).toEqual([]);
    expect(open('2.0.0').find('candidates', candidate.id)).toMatchObject({ name: 'Ada King', notes: null });
  });

  test('are set aside, not dropped, when their text has another format', () => {
    keep.write('{"format":7}');
    start('2.0.0');
    expect(keep.read()).toBeNull();
    expect(readSetAside(aside)).toEqual([{ version: null, rows: null, content: '{"format":7}' }]);
  });

  test('are set aside row by row, with their version, and the others stay', () => {
    change('1.0.0', { name: 'Ada King' });
    const stored = JSON.parse(keep.read() ?? '');
    stored.nouns.candidates.rows.push({ id: 'BE-077', name: 7 });
    keep.write(JSON.stringify(stored));
    start('2.0.0');
    expect(readSetAside(aside)).toEqual([
      { version: '1.0.0', rows: 1, content: { candidates: [{ id: 'BE-077', name: 7 }] } },
    ]);
    expect(open('2.0.0').find('candidates', candidate.id)).toMatchObject({ name: 'Ada King' });
    start('2.0.0');
    expect(readSetAside(aside)).toHaveLength(1);
  });

  test('of another version are set aside if they refer to a row that the sample data no longer has', () => {
    change('1.0.0', { companyId: 'CO-999' });
    start('1.0.0');
    expect(readSetAside(aside)).toEqual([]);
    start('2.0.0');
    expect(readSetAside(aside)).toMatchObject([{ version: '1.0.0', rows: 1 }]);
    expect(open('2.0.0').find('candidates', candidate.id)).toMatchObject({ companyId: candidate.companyId });
  });
});
