import { addressOfPage } from '../../platform/siteAddress.ts';
import { showNotice } from '../notice.ts';

const showCounts = async (query: string, box: HTMLInputElement) => {
  try {
    const { search } = await import('./searchPanel.ts');
    await search(query, box);
  } catch (error) {
    console.error(error);
    showNotice('unreachable');
  }
};

const held = (key: string) => localStorage.getItem(key) ?? sessionStorage.getItem(key);

/** Recruiters search in the talent pool; all other visitors get counts. */
const searchFor = (query: string, box: HTMLInputElement) => {
  const isRecruiter = held('authToken') && held('userType') === 'recruiter';
  if (!isRecruiter || !query) return showCounts(query, box);
  const filter = encodeURIComponent(JSON.stringify({ q: query }));
  window.location.assign(addressOfPage(`/recruiter/talent-pool?filter=${filter}`));
};

const wireBox = (form: HTMLFormElement) => {
  const box = form.querySelector('input');
  const clear = form.querySelector<HTMLElement>('.clear');
  if (!box || !clear) return;
  const showClear = () => {
    clear.hidden = box.value === '';
  };
  showClear();
  box.addEventListener('input', showClear);
  clear.addEventListener('click', () => {
    box.value = '';
    showClear();
    box.focus();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    searchFor(box.value.trim(), box);
  });
};

/** The search boxes of the top bar and of the drawer. */
export const wireSearch = () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-search]')) wireBox(form);
};
