// On 404.html: redirects addresses of the consoles and of jobs to the pages that show them, and shows the page
// for unknown addresses in the visitor's language, before the first paint.
try {
  const folder = '/__DEMO_FOLDER__/';
  const { pathname, search, hash } = location;
  const [, inAddress, path] = /^(?:(en|es|fr|de)(?:\/|$))?(.*)$/.exec(pathname.slice(folder.length));
  const wished = [
    inAddress,
    localStorage.getItem('language'),
    ...navigator.languages.map((tag) => tag.slice(0, 2)),
  ];
  const language = wished.find((code) => ['en', 'es', 'fr', 'de'].includes(code)) ?? 'en';
  const job = /^jobs\/(JOB-\d+)\/?$/.exec(path)?.[1];
  if (job) location.replace(`${folder}${language}/jobs/${search}#${job}`);
  else if ('__CONSOLES__'.split(' ').includes(path.split('/')[0]))
    location.replace(`${folder}app/#/${path}${search}${hash}`);
  else if (language !== 'en') location.replace(`${folder}${language}/not-found/`);
} catch {}
