import { showNotice } from '../notice.ts';

const load = () => import('./sendForm.ts');

const send = async (form: HTMLFormElement) => {
  try {
    const { sendForm } = await load();
    await sendForm(form);
  } catch (error) {
    console.error(error);
    showNotice('unreachable');
  }
};

/** The contact and newsletter forms. The code that sends them is loaded when a visitor starts typing. */
export const wireForms = () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-sends]')) {
    form.noValidate = true;
    form.addEventListener('focusin', () => load().catch(() => undefined), { once: true });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      send(form);
    });
  }
};
