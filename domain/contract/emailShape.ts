/**
 * The pattern of an email address, separate from the fields so that the public page can use it without zod.
 * As in a browser's own email field, but with single dots and a top-level domain of letters: no credentials,
 * no IP addresses.
 */
export const emailShape =
  /^(?=[^@]{1,64}@)[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:xn--[a-z\d-]{1,59}|[a-z]{2,63})$/i;
