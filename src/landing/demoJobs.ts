import { isLanguage } from '../i18n/languages.ts';

const shownIn = (main: HTMLElement) => async () => {
  const { demoStore } = await import('../demo/start.ts');
  const { pageOfJobsIn } = await import('../demo/publicJobs.ts');
  const { lang } = document.documentElement;
  const query = new URLSearchParams(window.location.search);
  const page = Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 500);
  const asked = { id: window.location.hash.slice(1), q: (query.get('q') ?? '').trim().slice(0, 80), page };
  const shown = pageOfJobsIn(await demoStore(), asked, isLanguage(lang) ? lang : 'en', new Date());
  document.title = `${shown.title} · TalentBench`;
  main.innerHTML = shown.main.text;
  window.scrollTo(0, 0);
};

/** In the demo: renders the public pages of jobs, which the server does elsewhere. */
export const showDemoJobs = async (): Promise<void> => {
  const main = document.querySelector<HTMLElement>('main.jobs-page');
  if (!main) return;
  const show = shownIn(main);
  window.addEventListener('hashchange', show);
  await show();
};
