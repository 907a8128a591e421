import type { Announcement } from '../../domain/maintenance/announcement.ts';
import { fill } from '../../domain/words/fill.ts';
import { writeUntil } from '../i18n/writeUntil.ts';

const keptAs = 'maintenanceHidden';
const longest = 2 ** 31 - 1;

let drawn = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows maintenance at the foot of the page, in its language and the reader's time zone. It updates and
 * disappears by the server's clock.
 */
export const showMaintenance = (told: Announcement | null) => {
  const place = document.querySelector<HTMLElement>('#maintenance');
  if (!place || nameOf(told) === drawn) return;
  drawn = nameOf(told);
  clearTimeout(timer);
  if (told) draw(place, told, Date.parse(told.at) - Date.now());
  else place.hidden = true;
};

/** An unchanged announcement is not rendered, or read by screen readers, again. */
const nameOf = (told: Announcement | null) => JSON.stringify({ ...told, at: '', underWay: '' });

const draw = (place: HTMLElement, told: Announcement, ahead: number) => {
  const { title, message, startsAt, endsAt } = told;
  const until = (moment: string) => Date.parse(moment) - Date.now() - ahead;
  const name = `${told.id} ${startsAt} ${told.priority}`;
  const underWay = until(startsAt) <= 0;
  place.hidden = until(endsAt) <= 0 || (!underWay && localStorage.getItem(keptAs) === name);
  const words = { title, from: writeUntil(startsAt), until: writeUntil(endsAt) };
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  text.textContent = [fill((underWay ? place.dataset.underWay : place.dataset.soon) ?? '', words), message]
    .filter(Boolean)
    .join(' ');
  place.replaceChildren(text, ...(underWay ? [] : [dismissal(place, name)]));
  const next = [startsAt, endsAt].map(until).find((wait) => wait > 0);
  if (next !== undefined) timer = setTimeout(() => draw(place, told, ahead), Math.min(next + 50, longest));
};

const dismissal = (place: HTMLElement, name: string) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '×';
  button.setAttribute('aria-label', place.dataset.dismiss ?? '');
  button.addEventListener('click', () => {
    localStorage.setItem(keptAs, name);
    place.hidden = true;
  });
  return button;
};
