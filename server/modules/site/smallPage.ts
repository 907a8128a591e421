import type { Language } from '../../../domain/contract/languages.ts';
import { html, Markup } from '../../../domain/words/html.ts';
import { fontFacesFor } from '../../../pdf/fonts.ts';
import type { Answer } from '../../requests/work.ts';
import { contentPolicy } from './contentPolicy.ts';
import { fontsPath } from './fonts.ts';
import { hashesOf } from './page.ts';

/** In light and dark. */
const style = `
:root { color-scheme: light dark; }
body { margin: 0; background: light-dark(#faf8ff, #130d22); color: light-dark(#1f1338, #f4f0fc);
  font: 1rem/1.6 "More Scripts", system-ui, sans-serif; }
main { max-width: 32rem; margin: 10vh auto 2rem; padding: 0 1.5rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.3; }
button, a { color: light-dark(#6330c9, #b99dff); }
button { margin-top: 0.5rem; padding: 0.75rem 1.5rem; border: 0; border-radius: 0.5rem; font: inherit; font-weight: 600;
  cursor: pointer; background: light-dark(#6330c9, #b99dff); color: light-dark(#ffffff, #1d1038); }
:focus-visible { outline: 3px solid light-dark(#1f1338, #f4f0fc); outline-offset: 2px; }
`;

/** What a page has beside its text. */
type More = { status?: number; style?: string; script?: string };

/** Fonts for letters that the reader's system may not be able to draw. */
const fontsFor = (text: string): string =>
  fontFacesFor(text)
    .map(
      ({ file, unicodeRange }) =>
        `@font-face { font-family: "More Scripts"; src: url(${fontsPath}${file}); unicode-range: ${unicodeRange}; }\n`,
    )
    .join('');

/** A small page that loads nothing but the fonts of its scripts. */
export const smallPage = (
  language: Language,
  title: string,
  main: Markup,
  { status = 200, style: more = '', script = '' }: More = {},
): Answer => {
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – TalentBench</title>
<style>${new Markup(fontsFor(title + main.text) + style + more)}</style>
</head>
<body><main>
<p>TalentBench</p>
<h1>${title}</h1>
${main}
</main>${script ? new Markup(`<script>${script}</script>`) : null}</body>
</html>
`.text;
  return {
    status,
    body: Buffer.from(page),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': contentPolicy({
        scripts: hashesOf(page, /<script>([\s\S]*?)<\/script>/g),
        styles: hashesOf(page, /<style>([\s\S]*?)<\/style>/g),
      }),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  };
};
