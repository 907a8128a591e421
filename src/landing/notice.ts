const shownFor = { bad: 6000, good: 10_000 };

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message at the top center for some seconds: an error or a confirmation. */
export const announce = (text: string, tone: 'good' | 'bad') => {
  const snackbar = document.querySelector<HTMLElement>('#notice');
  if (!snackbar) return;
  clearTimeout(timer);
  snackbar.className = `shown ${tone}`;
  snackbar.textContent = text;
  timer = setTimeout(() => {
    snackbar.className = '';
    snackbar.textContent = '';
  }, shownFor[tone]);
};

const pageNotices = [
  'sessionEnded',
  'unreachable',
  'storageBlocked',
  'accountSuspended',
  'accountInactive',
  'companySuspended',
  'companyInactive',
] as const;
type PageNotice = (typeof pageNotices)[number];
export const isPageNotice = (name: string): name is PageNotice => pageNotices.some((known) => known === name);

/** Shows one of the page's own notices, whose texts are in the page in its language. */
export const showNotice = (name: PageNotice) => {
  const text = document.querySelector<HTMLElement>('#notice')?.dataset[name];
  if (text) announce(text, 'bad');
};
