import {
  type GivenAnswer,
  givenAnswers,
  type InterviewParticipant,
} from '../../../domain/contract/hiring/interviewParticipants.ts';
import type { Language } from '../../../domain/contract/languages.ts';
import { fill } from '../../../domain/words/fill.ts';
import { html } from '../../../domain/words/html.ts';
import { verbOf } from '../../mail/interviewMail.ts';
import type { Answer } from '../../requests/work.ts';
import { serverTexts } from '../../texts/texts.ts';
import { smallPage } from '../site/smallPage.ts';

type Asked = {
  found: { participant: Pick<InterviewParticipant, 'answer'>; details: string };
  /** The answer whose link in the mail was followed. */
  chosen: GivenAnswer;
};

/** The interview, and a button for each answer; the chosen one is first. */
export const askingPage = (language: Language, { found, chosen }: Asked): Answer => {
  const words = serverTexts[language].interviewPage;
  const { participant, details } = found;
  const answers = [chosen, ...givenAnswers.filter((one) => one !== chosen)];
  return smallPage(
    language,
    words.title,
    html`<p class="details">${details}</p>
<p>${fill(words.answer, { answer: words.answers[participant.answer] })}</p>
<form method="post">${answers.map(
      (one) =>
        html`<button name="answer" value="${one}"${one === chosen ? null : html` class="other"`}>${words[verbOf[one]]}</button> `,
    )}</form>`,
    { style },
  );
};

type Given = { details: string; given: GivenAnswer; token: string };

/** Confirms the answer, and leads back to change it. */
export const answeredPage = (language: Language, { details, given, token }: Given): Answer => {
  const words = serverTexts[language].interviewPage;
  const back = `/api/v1/interview-invitations/${token}?lang=${language}&answer=${given}`;
  return smallPage(
    language,
    words.saved,
    html`<p role="status">${fill(words.savedNote, { answer: words.answers[given] })}</p>
<p class="details">${details}</p>
<p><a href="${back}">${words.change}</a></p>`,
    { style },
  );
};

export const closedPage = (language: Language): Answer => {
  const { closed, closedNote } = serverTexts[language].interviewPage;
  return smallPage(language, closed, html`<p role="status">${closedNote}</p>`, { status: 404 });
};

export const refusedPage = (language: Language): Answer => {
  const { refused, refusedNote } = serverTexts[language].interviewPage;
  return smallPage(language, refused, html`<p role="status">${refusedNote}</p>`, { status: 404 });
};

const style = `
.details { white-space: pre-line; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; }
button.other { background: none; color: light-dark(#6330c9, #b99dff); box-shadow: inset 0 0 0 1px currentColor; }
`;
