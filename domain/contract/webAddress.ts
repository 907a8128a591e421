/** A host name that somebody can register: labels between single dots, and a top-level domain of letters. */
const hostName = /^(?:[a-z\d](?:[a-z\d_-]{0,61}[a-z\d])?\.)+(?:xn--[a-z\d-]{1,59}|[a-z]{2,63})$/i;
/** Names of one's own machine and network, which lead nowhere for anybody else. */
const inner = /(?:^|\.)(?:localhost|local|internal|localdomain|lan|home|corp|arpa|onion)$/i;

/** A page of the web, with or without its scheme: no credentials, no address of numbers, no name of one's own network. */
export const isWebAddress = (text: string): boolean => {
  if (/[\s\\]/.test(text)) return false;
  const url = urlOf(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  // Written as it is read: "https:example.com" and "https:///example.com" are not.
  if (!/^(?:https?:\/\/)?[^/?#@:]+(?::\d+)?(?:[/?#]|$)/i.test(text)) return false;
  return (
    url.username === '' && url.password === '' && hostName.test(url.hostname) && !inner.test(url.hostname)
  );
};

const urlOf = (text: string): URL | null => {
  try {
    return new URL(text);
  } catch {
    return null;
  }
};
