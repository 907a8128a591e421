/** A host name that can be registered: labels between single dots, and a top-level domain of letters. */
const hostName = /^(?:[a-z\d](?:[a-z\d_-]{0,61}[a-z\d])?\.)+(?:xn--[a-z\d-]{1,59}|[a-z]{2,63})$/i;
/** Names of the local machine and network, which are unreachable for others. */
const inner = /(?:^|\.)(?:localhost|local|internal|localdomain|lan|home|corp|arpa|onion)$/i;

/** A web page, with or without scheme: no credentials, no IP address, no local host name. */
export const isWebAddress = (text: string): boolean => {
  if (/[\s\\]/.test(text)) return false;
  const url = urlOf(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  // Refuses "https:example.com" and "https:///example.com", which URL parsers would accept.
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
