/** A chunk could not be loaded: the connection is down, or a newer version has replaced it on the server. */
export const isMissingCode = (error: unknown) =>
  error instanceof TypeError &&
  /dynamically imported module|module script|Unable to preload/i.test(error.message);
