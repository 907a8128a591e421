/** The token from the URL, which is removed from URL and history at once. */
export const takeToken = (): string => {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';
  history.replaceState(null, '', window.location.pathname + window.location.search);
  return token;
};
