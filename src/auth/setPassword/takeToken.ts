/** The token of the link that led here; it leaves the address at once, and so the browser's history. */
export const takeToken = (): string => {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';
  history.replaceState(null, '', window.location.pathname + window.location.search);
  return token;
};
