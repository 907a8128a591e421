/** A unique key of 128 bits. `crypto.randomUUID` exists only on HTTPS pages. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join(
    '',
  );
