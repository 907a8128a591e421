import type { OpenedList } from '../../../application/hotLists.ts';
import type { ListedPerson } from '../../../domain/change/hotLists/listedPerson.ts';
import type { Language } from '../../../domain/contract/languages.ts';
import type { Refusal } from '../../../domain/errors.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { fill } from '../../../domain/words/fill.ts';
import { html, type Markup } from '../../../domain/words/html.ts';
import { sayNotice, sayText } from '../../../domain/words/sayValue.ts';
import type { Answer } from '../../requests/work.ts';
import { serverTexts } from '../../texts/texts.ts';
import { formFields, formStyle } from '../site/smallForm.ts';
import { smallPage } from '../site/smallPage.ts';

/** What a visitor has entered; `candidate` is the one that they request, or empty. */
export type Form = { candidate: string; name: string; email: string; text: string };
type Shown = { opened: OpenedList; form: Form; refusal: Refusal | undefined; unsubscribe: string };

/** The people of the list, and a form to the provider. It works without scripts. */
export const hotListPage = (language: Language, { opened, form, refusal, unsubscribe }: Shown): Answer => {
  const { list, provider, people } = opened;
  const words = serverTexts[language].hotListPage;
  const until = dayIn(language, list.endsOn, 'long');
  const main = html`<p>${fill(words.lead, { provider, day: until })}</p>
${list.sentNote === null ? null : html`<p class="text">${list.sentNote}</p>`}
<ul class="people">${people.map((person) => card(language, person))}</ul>
${formOf(language, { opened, form, refusal })}
<footer><p>${words.seen}</p><p><a href="${unsubscribe}">${fill(words.unsubscribe, { provider })}</a></p></footer>`;
  return smallPage(language, list.title, main, { status: refusal ? 400 : 200, style });
};

const dayIn = (language: Language, day: string, dateStyle: 'long' | 'medium' = 'medium'): string =>
  new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(new Date(day));

const card = (language: Language, { id, initials, title, details, rate }: ListedPerson): Markup => {
  const words = serverTexts[language].hotListPage;
  const heading = html`<h2>${title}</h2><p class="who">${initials}</p>`;
  if (details === null) return html`<li class="gone">${heading}<p>${words.gone}</p></li>`;
  const { skills, experience, location, availability, availableFrom } = details;
  const since = availableFrom === null ? sayNotice(availability, language) : dayIn(language, availableFrom);
  const term = (label: string, value: string | number | null) =>
    value === null ? html`` : html`<dt>${label}</dt><dd>${value}</dd>`;
  const signIn = `/?next=${encodeURIComponent(`/recruiter/candidates/${id}/show`)}`;
  return html`<li>${heading}
<ul class="skills">${skills.map((skill) => html`<li>${skill}</li>`)}</ul>
<dl>${[
    term(words.experience, experience),
    term(words.location, sayText('location', location, language)),
    term(words.available, since),
    term(words.rate, rate && amountIn(language, rate)),
  ]}</dl>
<p class="acts"><a class="button" href="?lang=${language}&candidate=${id}#ask">${words.request}</a> <a href="${signIn}">${words.signIn}</a></p></li>`;
};

const amountIn = (language: Language, { rate, currency }: NonNullable<ListedPerson['rate']>): string =>
  formatMoney(rate, currency, language, 'full');

const formOf = (language: Language, { opened, form, refusal }: Omit<Shown, 'unsubscribe'>): Markup => {
  const words = serverTexts[language].hotListPage;
  const { provider, people } = opened;
  const chosen = people.find(({ id, details }) => id === form.candidate && details !== null);
  const title = chosen
    ? fill(words.requestTitle, { candidate: `${chosen.initials}, ${chosen.title}` })
    : words.askTitle;
  const { faultOf, field } = formFields(language, refusal?.faults);
  const left = faultOf('candidateId');
  return html`<form method="post" action="?lang=${language}#ask" id="ask">
<h2>${title}</h2>
${chosen ? html`<p><a href="?lang=${language}#ask">${words.askInstead}</a></p>` : null}
${refusal ? html`<p role="alert"><strong>${words.wrong}</strong>${left === null ? null : html` ${left}`}</p>` : null}
<input type="hidden" name="candidate" value="${chosen?.id ?? ''}">
${field('name', words.name, (marks) => html`<input name="name" maxlength="120" autocomplete="name" required value="${form.name}"${marks}>`)}
${field('email', words.email, (marks) => html`<input type="email" name="email" maxlength="254" autocomplete="email" required value="${form.email}"${marks}>`)}
${field('text', words.message, (marks) => html`<textarea name="text" rows="4" maxlength="2000" required${marks}>${form.text}</textarea>`)}
<input class="trap" name="homepage" tabindex="-1" autocomplete="off" aria-hidden="true">
<p class="hint">${fill(words.sentTo, { provider })}</p>
<button>${words.send}</button>
</form>`;
};

export const askedPage = (language: Language, provider: string, back: string): Answer => {
  const words = serverTexts[language].hotListPage;
  return smallPage(
    language,
    words.sent,
    html`<p role="status">${fill(words.sentNote, { provider })}</p><p><a href="${back}">${words.back}</a></p>`,
  );
};

/** The same for a list that has ended and for a link that this server did not make. */
export const closedPage = (language: Language): Answer => {
  const { closed, closedNote } = serverTexts[language].hotListPage;
  return smallPage(language, closed, html`<p role="status">${closedNote}</p>`, { status: 404 });
};

const style = `${formStyle}
main { max-width: 60rem; margin-top: 2rem; }
h2 { font-size: 1.125rem; line-height: 1.3; margin: 0; }
.text { white-space: pre-line; }
.people { list-style: none; padding: 0; margin: 1.5rem 0; display: grid; gap: 1rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); }
.people > li { border: 1px solid light-dark(#d9d3e8, #3a3150); border-radius: 0.75rem; padding: 1.25rem;
  background: light-dark(#ffffff, #1c1530); display: flex; flex-direction: column; gap: 0.75rem; }
.people p { margin: 0; }
.who, footer, .gone { color: light-dark(#5c5470, #b8afcf); }
.skills { list-style: none; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: 0.375rem; }
.skills li { font-size: 0.875rem; padding: 0.125rem 0.625rem; border-radius: 1rem; background: light-dark(#f0ebfb, #2a2145); }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.25rem 0.75rem; margin: 0; }
dt { color: light-dark(#5c5470, #b8afcf); }
dd { margin: 0; text-align: right; }
.people .acts { margin-top: auto; display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; }
.button { display: inline-block; padding: 0.5rem 1rem; border-radius: 0.5rem; font-weight: 600; text-decoration: none;
  background: light-dark(#6330c9, #b99dff); color: light-dark(#ffffff, #1d1038); }
.trap { position: absolute; left: -999rem; width: 1px; }
footer { font-size: 0.875rem; border-top: 1px solid light-dark(#d9d3e8, #3a3150); }
`;
