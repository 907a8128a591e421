/** The nonce from the page, which the content security policy requires for style elements. */
export const cspNonce = (): string | undefined => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return nonce && !nonce.startsWith('__') ? nonce : undefined;
};
