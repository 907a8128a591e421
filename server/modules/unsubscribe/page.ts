import type { Language } from '../../../domain/contract/languages.ts';
import { fill } from '../../../domain/words/fill.ts';
import { html, Markup } from '../../html.ts';
import { serverTexts } from '../../texts.ts';
import type { Answer } from '../../work.ts';
import { contentPolicy } from '../site/contentPolicy.ts';
import { hashesOf } from '../site/page.ts';
import type { Subject } from './subjectOf.ts';
import { whatEnds } from './words.ts';

/** A small page without scripts, in light and dark. */
const style = new Markup(`
:root { color-scheme: light dark; }
body { margin: 0; background: light-dark(#faf8ff, #130d22); color: light-dark(#1f1338, #f4f0fc);
  font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 32rem; margin: 10vh auto 2rem; padding: 0 1.5rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.3; }
button, a { color: light-dark(#6330c9, #b99dff); }
button { margin-top: 0.5rem; padding: 0.75rem 1.5rem; border: 0; border-radius: 0.5rem; font: inherit; font-weight: 600;
  cursor: pointer; background: light-dark(#6330c9, #b99dff); color: light-dark(#ffffff, #1d1038); }
:focus-visible { outline: 3px solid light-dark(#1f1338, #f4f0fc); outline-offset: 2px; }
`);

const whole = (language: Language, title: string, main: Markup, status = 200): Answer => {
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – TalentBench</title>
<style>${style}</style>
</head>
<body><main>
<p>TalentBench</p>
<h1>${title}</h1>
${main}
</main></body>
</html>
`.text;
  return {
    status,
    body: Buffer.from(page),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': contentPolicy({
        scripts: [],
        styles: hashesOf(page, /<style>([\s\S]*?)<\/style>/g),
      }),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  };
};

/** Describes what the button ends. */
export const askingPage = (language: Language, subject: Subject): Answer => {
  const { title, asks, button } = serverTexts[language].unsubscribe;
  return whole(
    language,
    title,
    html`<p>${fill(asks, { what: whatEnds(language, subject) })}</p>
<form method="post"><button>${button}</button></form>`,
  );
};

/** Describes what has ended, and how to turn it on again. */
export const endedPage = (language: Language, subject: Subject): Answer => {
  const { done, ended } = serverTexts[language].unsubscribe;
  return whole(
    language,
    done,
    html`<p role="status">${fill(ended, { what: whatEnds(language, subject) })}</p>
${wayBack(language, subject)}`,
  );
};

export const refusedPage = (language: Language): Answer => {
  const { refused, instead } = serverTexts[language].unsubscribe;
  return whole(language, refused, html`<p>${instead}</p>`, 404);
};

const wayBack = (language: Language, subject: Subject): Markup | null => {
  const { settings, toSettings, again, subscribe } = serverTexts[language].unsubscribe;
  if (subject.kind === 'newsletter') return html`<p>${subscribe}</p>`;
  if (subject.kind === 'report') return html`<p>${again}</p>`;
  return subject.settings === null
    ? null
    : html`<p>${settings}</p>
<p><a href="${subject.settings}">${toSettings}</a></p>`;
};
