import { fill } from '../../../domain/words/fill.ts';
import { loadMessages, speak, spoken } from '../../i18n/spoken.ts';
import { writeUntil } from '../../i18n/writeUntil.ts';
import { randomKey } from '../../platform/randomKey.ts';
import { type Answer, callApi } from '../callApi.ts';
import type { LandingTexts } from '../catalogues.ts';

type Texts = LandingTexts['forms'] & { submit: string; sending: string; thanks: string };
type Control = HTMLInputElement | HTMLTextAreaElement;

const textsOf = (form: HTMLFormElement) => JSON.parse(form.dataset.texts ?? '{}') as Texts;
const controlsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('.field [name]')];

/** The browser's validation error for a field, in the page's language. */
const wordsFor = ({ validity, value, maxLength }: Control, texts: Texts) => {
  if (validity.valueMissing || value.trim() === '') return texts.required;
  if (validity.typeMismatch || validity.patternMismatch) return texts.email;
  if (validity.tooLong) return fill(texts.tooLong, { max: String(maxLength) });
  return '';
};

const mark = (control: Control, words: string) => {
  const place = document.getElementById(`${control.id}-error`);
  if (place) place.textContent = words;
  if (words) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
};

/** Shows the error under each invalid field and focuses the first one. Returns whether there were any. */
const markAll = (form: HTMLFormElement, wordsOf: (control: Control) => string) => {
  const wrong = controlsOf(form).filter((control) => {
    const words = wordsOf(control);
    mark(control, words);
    return words !== '';
  });
  wrong[0]?.focus();
  return wrong.length > 0;
};

const say = (form: HTMLFormElement, selector: '.form-done' | '.form-failed', words: string) => {
  const place = form.querySelector(selector);
  if (place) place.textContent = words;
};

const setSending = (form: HTMLFormElement, sending: boolean) => {
  const button = form.querySelector('button');
  const { submit, sending: underWay } = textsOf(form);
  form.ariaBusy = String(sending);
  button?.setAttribute('aria-disabled', String(sending));
  if (button) button.textContent = sending ? underWay : submit;
};

/** Sending the same content again reuses the key, so that a retry cannot create a second row. */
const attempts = new WeakMap<HTMLFormElement, { body: string; key: string }>();

const keyFor = (form: HTMLFormElement, body: string) => {
  const last = attempts.get(form);
  const attempt = last?.body === body ? last : { body, key: randomKey() };
  attempts.set(form, attempt);
  return attempt.key;
};

const post = (form: HTMLFormElement) => {
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  return callApi(form.dataset.sends ?? '', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': keyFor(form, body) },
    body,
  });
};

/** Keeps what was typed and shows the server's error under each field. */
const showRefusal = async (form: HTMLFormElement, { status, errors = {}, details }: Answer<unknown>) => {
  const { lang } = document.documentElement;
  speak(lang, await loadMessages(lang).catch(() => undefined));
  const { refused, tooMany, maintenance, failed } = textsOf(form);
  const until = status === 503 && details?.until;
  const held = until && fill(maintenance, { until: writeUntil(until) });
  const why = held || (status === 429 ? tooMany : failed);
  const marked = markAll(form, ({ name }) => {
    const told = errors[name];
    return told ? (spoken(told) ?? told.message) : '';
  });
  say(form, '.form-failed', marked ? refused : why);
};

/** Validates a form, sends it and shows the result in the form. */
export const sendForm = async (form: HTMLFormElement): Promise<void> => {
  const texts = textsOf(form);
  if (form.ariaBusy === 'true') return;
  say(form, '.form-done', '');
  say(form, '.form-failed', '');
  if (markAll(form, (control) => wordsFor(control, texts))) return;
  setSending(form, true);
  const answer = await post(form);
  setSending(form, false);
  if (answer.status !== 201) return showRefusal(form, answer);
  attempts.delete(form);
  form.reset();
  say(form, '.form-done', texts.thanks);
};

document.addEventListener('input', ({ target }) => {
  if (target instanceof Element && target.closest('[data-sends] .field')) mark(target as Control, '');
});
