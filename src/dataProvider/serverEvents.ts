export type ServerEvent = { id: string; event: string; data: string };

/** Reads server-sent events to the end of the stream. `onBytes` is called with whatever arrives. */
export const serverEvents = async (
  body: ReadableStream<Uint8Array>,
  take: (event: ServerEvent) => void,
  onBytes: () => void,
): Promise<void> => {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) take(eventIn(block));
  }
};

const eventIn = (block: string): ServerEvent => {
  const event: ServerEvent = { id: '', event: '', data: '' };
  for (const line of block.split('\n')) {
    const [, field, text = ''] = /^(id|event|data): ?(.*)$/.exec(line) ?? [];
    if (field) event[field as keyof ServerEvent] += text;
  }
  return event;
};
