import { open } from 'node:fs/promises';
import { Decrypter, Encrypter } from 'age-encryption';

/** How a file in the age format (age-encryption.org/v1) begins; see docs/decisions/0175. */
const mark = Buffer.from('age-encryption.org/v1\n');

export class PassphraseNeeded extends Error {
  override name = 'PassphraseNeeded';
  constructor(path: string) {
    super(`${path} is encrypted. Set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE.`);
  }
}
export class WrongPassphrase extends Error {
  override name = 'WrongPassphrase';
}

export const isEncrypted = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(mark.length), 0, mark.length, 0);
    return bytesRead === mark.length && buffer.equals(mark);
  } finally {
    await file.close();
  }
};

/** Encrypts a stream in pieces of 64 kB, as `age --passphrase` does. */
export const encryptedWith = (passphrase: string) =>
  async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    yield* piecesOf(await encrypter.encrypt(streamOf(source)));
  };

/** The opposite. Each piece is verified before it is passed on. */
export async function* decryptedWith(
  passphrase: string,
  source: AsyncIterable<Uint8Array>,
  path: string,
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const decrypted = await decrypter.decrypt(streamOf(source)).catch((error: Error) => {
    // The header is damaged only if it cannot be read at all.
    if (/no identity matched/.test(error.message))
      throw new WrongPassphrase(`The passphrase does not open ${path}.`);
    throw error;
  });
  yield* piecesOf(decrypted);
}

/** Bytes as a stream of the web, which takes them as it needs them. */
const streamOf = (source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> => {
  const pieces = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await pieces.return?.()),
  });
};

async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
