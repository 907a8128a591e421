// Redirects a page without a language in its URL to the visitor's language, before the first paint.
try {
  const spoken = ['en', 'es', 'fr', 'de'];
  const asked = new URLSearchParams(location.search).get('lang');
  const wished = [
    asked,
    localStorage.getItem('language'),
    ...navigator.languages.map((tag) => tag.slice(0, 2)),
  ];
  const language = wished.find((code) => spoken.includes(code)) ?? 'en';
  if (language !== 'en')
    location.replace(
      `/${language}${location.pathname.replace(/^\/landing\/?$/, '/')}${location.search}${location.hash}`,
    );
} catch {}
