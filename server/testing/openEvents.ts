import { until } from './until.ts';

export type ReceivedEvent = { id: string; event: string; data: unknown };
type Change = { noun: string; id: string | null; kind: string; version: number | null };

/** Reads the stream of changes as a page does. */
export const openEvents = async (origin: string, token: string, lastId?: string) => {
  const stop = new AbortController();
  const response = await fetch(`${origin}/api/v1/events`, {
    headers: { authorization: `Bearer ${token}`, ...(lastId && { 'last-event-id': lastId }) },
    signal: stop.signal,
  });
  if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`);
  const events: ReceivedEvent[] = [];
  let lastSeen = '';
  let isOpen = true;
  const take = (block: string) => {
    const fields = Object.fromEntries(
      block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    lastSeen = fields.id ?? lastSeen;
    if (fields.event) events.push({ id: lastSeen, event: fields.event, data: JSON.parse(fields.data ?? '') });
  };
  const read = async (body: ReadableStream<Uint8Array>) => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of body) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      blocks.forEach(take);
    }
  };
  const ended = read(response.body)
    .catch(() => {})
    .finally(() => {
      isOpen = false;
    });
  await until(() => events.length > 0);
  return {
    events,
    lastId: () => lastSeen,
    isOpen: () => isOpen,
    ended,
    /** All changes so far, as `noun id`. */
    changes: (): Change[] =>
      events.flatMap(({ event, data }) => (event === 'changes' ? (data as Change[]) : [])),
    close: async () => {
      stop.abort();
      await ended;
    },
  };
};
