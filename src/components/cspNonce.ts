/** The nonce the server wrote into the page, which the content security policy asks of style elements. */
export const cspNonce = (): string | undefined => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return nonce && !nonce.startsWith('__') ? nonce : undefined;
};
