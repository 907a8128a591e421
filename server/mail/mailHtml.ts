import { html, Markup } from '../../domain/words/html.ts';
import type { MailWords } from './mailText.ts';

/**
 * Many mail programs drop style sheets, so light colors are inline and only dark ones are in the style sheet.
 */
const style = new Markup(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body { background: #130d22 !important; color: #f4f0fc !important; }
  a { color: #b99dff !important; }
  a.button { background: #b99dff !important; color: #1d1038 !important; }
}
`);

/** The mail as HTML: one column, the same text as the plain-text part, and the link as a button. */
export const mailHtml = ({ language, subject, before, links, after, unsubscribe }: MailWords): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${style}</style>
</head>
<body style="margin:0;background:#ffffff;color:#1f1338;font:16px/1.6 Arial,sans-serif">
<div lang="${language}" style="max-width:560px;margin:0 auto;padding:24px;overflow-wrap:anywhere">
${before.map(paragraph)}
${links.map(
  (link) =>
    html`<p><a class="button" href="${link.url}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#6330c9;color:#ffffff;font-weight:bold;text-decoration:none">${link.label}</a></p>
${links.length > 1 ? null : html`<p style="font-size:14px"><a href="${link.url}" style="color:#6330c9">${link.url}</a></p>\n`}`,
)}${after.map(paragraph)}
${
  unsubscribe &&
  html`<p style="font-size:14px"><a href="${unsubscribe.url}" style="color:#6330c9">${unsubscribe.label.replace(/\s*:$/, '')}</a></p>`
}
</div>
</body>
</html>
`.text;

const paragraph = (text: string): Markup => html`<p style="white-space:pre-line">${text}</p>
`;
