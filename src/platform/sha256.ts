const digestOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  // Browsers have `subtle` on pages with HTTPS and on localhost only.
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const { sha256 } = await import('@noble/hashes/sha2.js');
  return sha256(bytes);
};

/** The SHA-256 hash of a text in hexadecimal. */
export const sha256Of = async (text: string): Promise<string> =>
  Array.from(await digestOf(new TextEncoder().encode(text)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
