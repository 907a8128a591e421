/** The best few of many, kept in a heap with the worst of them on top. */
export type Top = {
  /** Minimum score to enter; negative while there is room. */
  readonly least: number;
  offer(candidate: number, score: number): void;
  sorted(): number[];
};

type Before = (one: number, oneScore: number, other: number, otherScore: number) => boolean;
type Entry = { candidate: number; score: number };

export const makeTop = (room: number, before: Before): Top => {
  const heap: Entry[] = [];
  const isLater = (a: Entry, b: Entry) => before(b.candidate, b.score, a.candidate, a.score);
  const swap = (a: number, b: number) => {
    [heap[a], heap[b]] = [heap[b] as Entry, heap[a] as Entry];
  };
  const rise = (at: number) => {
    const parent = (at - 1) >> 1;
    if (at === 0 || !isLater(heap[at] as Entry, heap[parent] as Entry)) return;
    swap(at, parent);
    rise(parent);
  };
  const sink = (at: number) => {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    let latest = at;
    if (left < heap.length && isLater(heap[left] as Entry, heap[latest] as Entry)) latest = left;
    if (right < heap.length && isLater(heap[right] as Entry, heap[latest] as Entry)) latest = right;
    if (latest === at) return;
    swap(at, latest);
    sink(latest);
  };

  return {
    get least() {
      if (room <= 0) return Number.POSITIVE_INFINITY;
      return heap.length < room ? -1 : (heap[0] as Entry).score;
    },
    offer(candidate, score) {
      const entry = { candidate, score };
      if (heap.length < room) rise(heap.push(entry) - 1);
      else if (heap[0] && isLater(heap[0], entry)) {
        heap[0] = entry;
        sink(0);
      }
    },
    sorted: () => [...heap].sort((a, b) => (isLater(a, b) ? 1 : -1)).map(({ candidate }) => candidate),
  };
};
