import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';

const lengthBytes = 4;
/** No question and no answer is longer. */
const longest = 256 * 1024 * 1024;

/** Sends a value in the form that worker threads use too: its length and its bytes. */
export const writeFrame = (socket: Socket, value: unknown): void => {
  if (socket.destroyed) return;
  const bytes = serialize(value);
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(bytes.length);
  socket.cork();
  socket.write(length);
  socket.write(bytes);
  socket.uncork();
};

/** Reads values of a process of the same user and version. */
export const readFrames = <T>(socket: Socket, onValue: (value: T) => void): void => {
  let parts: Buffer[] = [];
  let held = 0;
  let wanted = lengthBytes;
  let isLength = true;
  socket.on('data', (data: Buffer) => {
    parts.push(data);
    held += data.length;
    while (held >= wanted && !socket.destroyed) {
      const whole = Buffer.concat(parts);
      const frame = whole.subarray(0, wanted);
      parts = [whole.subarray(wanted)];
      held -= wanted;
      if (isLength) {
        wanted = frame.readUInt32BE();
        if (wanted > longest) socket.destroy();
      } else {
        wanted = lengthBytes;
        onValue(deserialize(frame) as T);
      }
      isLength = !isLength;
    }
  });
};
