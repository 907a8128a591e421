import type { TalentAnswer } from '../../../domain/insight/talentCounts.ts';
import { fill } from '../../../domain/words/fill.ts';
import { readApi } from '../callApi.ts';
import type { LandingTexts } from '../catalogues.ts';
import { isSignedIn } from '../signedIn.ts';

type Line = [name: string, count: number];
type Texts = LandingTexts['search'];

const part = <Found extends Element>(selector: string) =>
  document.querySelector<Found>(`#search-panel ${selector}`) as Found;
const panel = () => document.querySelector('#search-panel') as HTMLElement;
const texts = () => JSON.parse(panel().dataset.texts ?? '{}') as Texts;
const say = (words: string) => {
  part('[role="status"]').textContent = words;
};

let lastSearch = 0;
let returnTo: HTMLElement | undefined;

/** Registered only while the panel is open. */
const closeFromOutside = ({ target }: PointerEvent) => {
  if (target instanceof Element && !target.closest('#search-panel, [data-search]')) close();
};

const close = () => {
  lastSearch += 1;
  panel().hidden = true;
  document.removeEventListener('pointerdown', closeFromOutside);
};

const closeByHand = () => {
  close();
  // If the search box is in the drawer, it is hidden by now, so focus returns to the button that opened it.
  const back = returnTo?.checkVisibility()
    ? returnTo
    : document.querySelector<HTMLElement>('[data-opens="drawer"]');
  back?.focus();
};

const wire = () => {
  part<HTMLElement>('.icon-button').addEventListener('click', closeByHand);
  part<HTMLElement>('[data-opens]').addEventListener('click', close);
  panel().addEventListener('keydown', ({ key }) => key === 'Escape' && closeByHand());
};
let isWired = false;

const open = (box: HTMLElement) => {
  if (!isWired) wire();
  isWired = true;
  returnTo = box;
  panel().hidden = false;
  document.addEventListener('pointerdown', closeFromOutside);
  part('.search-counts').replaceChildren();
  part<HTMLElement>('.search-invitation').hidden = true;
  box.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { once: true });
  // The drawer closes on submit, so focus moves to the panel that it covered.
  if (!box.checkVisibility() || box.closest('dialog')) panel().focus();
};

const numbers = () => new Intl.NumberFormat(document.documentElement.lang);

const list = (title: string, lines: Line[]) => {
  const group = document.createElement('div');
  const heading = document.createElement('h3');
  heading.textContent = title;
  const rows = document.createElement('ul');
  for (const [name, count] of lines) {
    const row = document.createElement('li');
    const figure = document.createElement('b');
    figure.textContent = numbers().format(count);
    row.append(`${name} `, figure);
    rows.append(row);
  }
  group.append(heading, rows);
  return lines.length > 0 ? [group] : [];
};

const linesOf = (companies: TalentAnswer['companies'], of: 'people' | 'jobs'): Line[] =>
  companies.filter((one) => one[of] > 0).map((one) => [one.company, one[of]]);

const showCounts = (typed: string, { total, byTitle, bySkill, instead, companies }: TalentAnswer) => {
  const { found, nothing, corrected, byTitle: titles, bySkill: skills, named, people, jobs } = texts();
  const one = new Intl.PluralRules(document.documentElement.lang).select(total) === 'one';
  const none = companies.length > 0 ? named : nothing;
  const words = total === 0 ? none : one ? found.one : found.other;
  const said = fill(words, { query: instead ?? typed, count: numbers().format(total) });
  say(instead === null ? said : `${fill(corrected, { query: typed })} ${said}`);
  part('.search-counts').replaceChildren(
    ...list(
      titles,
      byTitle.map(({ title, count }): Line => [title, count]),
    ),
    ...list(
      skills,
      bySkill.map(({ skill, count }): Line => [skill, count]),
    ),
    ...list(people, linesOf(companies, 'people')),
    ...list(jobs, linesOf(companies, 'jobs')),
  );
  part<HTMLElement>('.search-invitation').hidden = total + companies.length === 0 || isSignedIn();
};

/** Shows the number of matching listed profiles under the search box. */
export const search = async (query: string, box: HTMLInputElement) => {
  const { tooShort, loading, tooMany, failed } = texts();
  open(box);
  lastSearch += 1;
  const own = lastSearch;
  if (query.length < 2) return say(tooShort);
  say(loading);
  const { status, data } = await readApi('talent/counts', `?q=${encodeURIComponent(query)}`);
  if (own !== lastSearch) return;
  if (data && status === 200) showCounts(query, data);
  else say(status === 429 ? tooMany : failed);
};
