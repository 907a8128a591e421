import type { Language } from '../../../domain/contract/languages.ts';
import { fill } from '../../../domain/words/fill.ts';
import { html, type Markup } from '../../../domain/words/html.ts';
import type { Answer } from '../../requests/work.ts';
import { serverTexts } from '../../texts/texts.ts';
import { smallPage } from '../site/smallPage.ts';
import type { Subject } from './subjectOf.ts';
import { whatEnds } from './words.ts';

/** Describes what the button ends. */
export const askingPage = (language: Language, subject: Subject): Answer => {
  const { title, asks, button, asksSigner, asksAsker, notMe } = serverTexts[language].unsubscribe;
  const why = { signer: asksSigner, asker: asksAsker }[String(subject.kind)];
  return smallPage(
    language,
    title,
    html`${why ? html`<p>${why}</p>` : null}<p>${fill(asks, { what: whatEnds(language, subject) })}</p>
<form method="post"><button>${why ? notMe : button}</button></form>`,
  );
};

/** Describes what has ended, and how to turn it on again. */
export const endedPage = (language: Language, subject: Subject): Answer => {
  const { done, ended } = serverTexts[language].unsubscribe;
  return smallPage(
    language,
    done,
    html`<p role="status">${fill(ended, { what: whatEnds(language, subject) })}</p>
${wayBack(language, subject)}`,
  );
};

export const refusedPage = (language: Language): Answer => {
  const { refused, instead } = serverTexts[language].unsubscribe;
  return smallPage(language, refused, html`<p>${instead}</p>`, { status: 404 });
};

const wayBack = (language: Language, subject: Subject): Markup | null => {
  const { settings, toSettings, again, subscribe, askSender, senderTold } = serverTexts[language].unsubscribe;
  if (subject.kind === 'newsletter') return html`<p>${subscribe}</p>`;
  if (subject.kind === 'hotList') return html`<p>${askSender}</p>`;
  if (subject.kind === 'signer' || subject.kind === 'asker') return html`<p>${senderTold}</p>`;
  if (subject.kind === 'report') return html`<p>${again}</p>`;
  return subject.settings === null
    ? null
    : html`<p>${settings}</p>
<p><a href="${subject.settings}">${toSettings}</a></p>`;
};
