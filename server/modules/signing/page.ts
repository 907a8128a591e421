import type { SignedContent } from '../../../domain/change/deals/signedContent.ts';
import { signedTerms } from '../../../domain/change/deals/signedTerms.ts';
import { copyUntil, type Envelope } from '../../../domain/contract/deals/envelopes.ts';
import type { Signer } from '../../../domain/contract/deals/signers.ts';
import type { Language } from '../../../domain/contract/languages.ts';
import type { Refusal } from '../../../domain/errors.ts';
import { say } from '../../../domain/messages/message.ts';
import { fill } from '../../../domain/words/fill.ts';
import { html, type Markup } from '../../../domain/words/html.ts';
import de from '../../../locales/de/messages.json' with { type: 'json' };
import en from '../../../locales/en/messages.json' with { type: 'json' };
import es from '../../../locales/es/messages.json' with { type: 'json' };
import fr from '../../../locales/fr/messages.json' with { type: 'json' };
import type { Answer } from '../../requests/work.ts';
import { serverTexts } from '../../texts/texts.ts';
import { smallPage } from '../site/smallPage.ts';
import { type Differing, sayDifferences } from './differences.ts';
import { drawing } from './drawing.ts';
import { readingTimeZone } from './readingTimeZone.ts';

type Shown = {
  signer: Signer;
  envelope: Envelope;
  content: SignedContent;
  differing: Differing | null;
  refusal: Refusal | undefined;
};

/** The contract as it was sent, and the form that signs it. It works without scripts, except for drawing and the time zone. */
export const signingPage = (
  language: Language,
  { signer, envelope, content, differing, refusal }: Shown,
): Answer => {
  const words = serverTexts[language].signingPage;
  const paper = serverTexts[language].signedPaper;
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const dayOf = (date: unknown) => dates.format(new Date(String(date)));
  const { provider } = content;
  const lead = fill(words.lead, {
    sender: envelope.sender ?? provider,
    provider,
    name: signer.name,
    day: dayOf(envelope.expiresAt),
  });
  const terms: [string, string | null][] = [
    ...signedTerms(content, language),
    [paper.hash, envelope.contentHash],
  ];
  const text = (label: string, body: string | null) =>
    body === null ? null : html`<h2>${label}</h2><p class="text">${body}</p>`;
  const main = html`<p>${lead}</p>
${refusal ? html`<p role="alert"><strong>${words.wrong}.</strong> ${whyOf(language, refusal)}</p>` : null}
${differing && differencesIn(sayDifferences(differing, language))}
<section>
<h2>${content.title}</h2>
<dl>${terms.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
${text(paper.description, content.description)}
${text(paper.agreement, content.agreement)}
</section>
<form method="post">
<input type="hidden" name="contentHash" value="${envelope.contentHash ?? ''}">
<input type="hidden" name="drawn" id="drawn">
<input type="hidden" name="timeZone" id="timeZone">
<label>${words.typed}<input name="typed" maxlength="120" autocomplete="name"></label>
<div id="drawing" hidden><p id="draw">${words.draw}</p>
<canvas width="600" height="200" role="img" aria-labelledby="draw"></canvas>
<button type="button" id="clear" class="plain">${words.clear}</button></div>
<label class="check"><input type="checkbox" name="agreed" value="yes" required> ${words.agree}</label>
<button name="answer" value="sign">${words.sign}</button>
</form>
<form method="post">
<label>${words.reason}<textarea name="reason" rows="3" maxlength="1000" required></textarea></label>
<button name="answer" value="decline" class="plain">${words.decline}</button>
</form>
<form method="post">
<p>${fill(words.notMeLead, { name: signer.name })}</p>
<button name="answer" value="notMe" class="plain">${words.notMe}</button>
</form>`;
  return smallPage(language, fill(words.title, { id: content.contract }), main, {
    status: refusal ? 409 : 200,
    style,
    script: readingTimeZone + drawing,
  });
};

const differencesIn = ({ title, each }: ReturnType<typeof sayDifferences>): Markup =>
  html`<div class="differs"><p><strong>${title}</strong></p>
<ul>${each.map((difference) => html`<li>${difference}</li>`)}</ul></div>`;

const texts = { en, es, fr, de };

const whyOf = (language: Language, { faults, reason, message }: Refusal): string => {
  const [first] = Object.values(faults ?? {});
  return say({ language, texts: texts[language] }, first ?? reason) ?? message;
};

/** Whether the signed contract can be fetched with the link. */
export const hasCopy = (envelope: Envelope, now: Date): boolean =>
  envelope.documentId !== null && String(copyUntil(envelope) ?? '') > now.toISOString();

type Given = { envelope: Envelope | null; token: string; now: Date };

export const answeredPage = (
  language: Language,
  status: 'Signed' | 'Declined' | 'NotMe',
  given?: Given,
): Answer => {
  const words = serverTexts[language].signingPage;
  const { envelope = null, token = '', now = new Date(0) } = given ?? {};
  const said = {
    Signed: [words.signed, envelope?.status === 'Completed' ? words.completedNote : words.signedNote],
    Declined: [words.declined, words.declinedNote],
    NotMe: [words.notMeDone, words.notMeNote],
  } as const;
  const [title, note] = said[status];
  if (status !== 'Signed' || !envelope || !hasCopy(envelope, now))
    return smallPage(language, title, statusNote(note));
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const until = fill(words.copyUntil, { day: dates.format(new Date(String(copyUntil(envelope)))) });
  const copy = html`<p role="status">${words.completed}</p>
<p><a href="/api/v1/signing/${token}/document" download>${words.copy}</a></p>
<p>${until}</p>`;
  return smallPage(language, title, copy);
};

export const closedPage = (language: Language): Answer => {
  const { closed, closedNote } = serverTexts[language].signingPage;
  return smallPage(language, closed, statusNote(closedNote), { status: 404 });
};

const statusNote = (text: string): Markup => html`<p role="status">${text}</p>`;

const style = `
main { max-width: 44rem; margin-top: 2rem; }
section { border: 1px solid light-dark(#d9d3e8, #3a3150); border-radius: 0.5rem; padding: 0 1.25rem 0.5rem; margin: 1.5rem 0; }
h2 { font-size: 1.125rem; }
dl { display: grid; grid-template-columns: minmax(8rem, 12rem) minmax(0, 1fr); gap: 0.25rem 1rem; }
dt { color: light-dark(#5c5470, #b8afcf); }
dd { margin: 0; }
@media (max-width: 40rem) { dl { grid-template-columns: minmax(0, 1fr); gap: 0; } dd { margin-bottom: 0.5rem; } }
.text { white-space: pre-line; }
form { display: grid; gap: 1rem; margin: 0 0 2rem; justify-items: start; }
form + form { border-top: 1px solid light-dark(#d9d3e8, #3a3150); padding-top: 1.5rem; }
form p, button { margin: 0; }
label { display: grid; gap: 0.25rem; width: 100%; }
label.check { grid-template-columns: auto minmax(0, 1fr); gap: 0.6rem; align-items: start; }
.check input { width: 1.5rem; height: 1.5rem; margin: 0; accent-color: light-dark(#6330c9, #b99dff); }
#drawing:not([hidden]) { display: grid; gap: 0.5rem; justify-items: start; width: 100%; }
input:not([type]), textarea { font: inherit; padding: 0.6rem; border: 1px solid light-dark(#7a7190, #8f86a8); border-radius: 0.4rem;
  background: light-dark(#ffffff, #1c1530); color: inherit; width: 100%; box-sizing: border-box; }
canvas { box-sizing: border-box; width: 100%; aspect-ratio: 3; border: 1px dashed light-dark(#7a7190, #8f86a8); border-radius: 0.4rem;
  background: #ffffff; touch-action: none; }
button.plain { background: none; border: 1px solid currentColor; color: light-dark(#6330c9, #b99dff); }
.differs { border-left: 4px solid light-dark(#8a5a00, #ffc46b); padding-left: 0.75rem; margin: 1.5rem 0; }
[role=alert] { border-left: 4px solid light-dark(#b3261e, #ff8a80); padding-left: 0.75rem; }
`;
