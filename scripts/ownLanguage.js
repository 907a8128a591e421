// Redirects a page without a language in its URL to the visitor's language, before the first paint.
try {
  const folder = '/__DEMO_FOLDER__/';
  const spoken = ['en', 'es', 'fr', 'de'];
  const asked = new URLSearchParams(location.search).get('lang');
  const wished = [
    asked,
    localStorage.getItem('language'),
    ...navigator.languages.map((tag) => tag.slice(0, 2)),
  ];
  const language = wished.find((code) => spoken.includes(code)) ?? 'en';
  const page = location.pathname.slice(folder.length).replace(/^landing\/?$/, '');
  if (language !== 'en') location.replace(`${folder}${language}/${page}${location.search}${location.hash}`);
} catch {}
