/** A key nobody else has; also where the page is not served over HTTPS. */
export const randomKey = () =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('');
