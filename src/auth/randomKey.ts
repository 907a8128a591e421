/** A unique key, also on pages without HTTPS. */
export const randomKey = () =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('');
