/** Prefetches the consoles' code while the visitor types. The build writes its URLs into the page. */
export const prefetchConsole = () => {
  const addresses = document.querySelector<HTMLMetaElement>('meta[name="console-code"]')?.content ?? '';
  for (const href of addresses.split(' ').filter(Boolean)) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
};
