// @module-tag rest
import { act, fireEvent, waitFor } from '@testing-library/react';
import { http } from 'msw/http';
import { isValidElement, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { User } from '../../domain/contract/accounts/users.ts';
import { isNounName, type NounName, nounOf } from '../../domain/contract/index.ts';
import { type UserType, userTypes } from '../../domain/contract/userTypes.ts';
import { defaultClock, sampleFile } from '../../fixtures/index.ts';
import { creatableFields, editableFields } from '../components/contract/fieldsFor.ts';
import { openFiles } from '../dataProvider/browser/files.ts';
import { inMemoryEach } from '../dataProvider/browser/keep.ts';
import { openFakerest } from '../dataProvider/fakerest.ts';
import { signedIn } from '../dataProvider/signedIn.ts';
import { areaOf } from '../testing/areaOf.ts';
import { openPage, sample } from '../testing/open.tsx';
import { server } from '../testing/server.ts';

/** Milliseconds after the first press at which the button is pressed again: at once, and as a hand does. */
const again = [0, 50, 120, 250];

const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

/** Presses a button again and again before the server has answered the first press. Returns what was sent. */
const pressAgain = async (button: HTMLElement): Promise<string[]> => {
  const sent: string[] = [];
  let answerAll = () => {};
  const answered = new Promise<void>((resolve) => {
    answerAll = resolve;
  });
  server.use(
    http.all('*/api/v1/*', async ({ request: { method, url } }) => {
      if (method === 'GET') return;
      sent.push(`${method} ${new URL(url).pathname}`);
      await answered;
    }),
  );
  let passed = 0;
  fireEvent.click(button);
  for (const at of again) {
    if (at > passed) await wait(at - passed);
    passed = at;
    fireEvent.click(button);
  }
  await waitFor(() => expect(sent).not.toEqual([]));
  await wait(50);
  answerAll();
  await wait(50);
  return sent;
};

const actorOf = (userType: UserType) => {
  const users = sample.store.rows('users') as readonly User[];
  const user = users.find(({ email }) => email === `${userType}@talentbench.example`);
  if (!user) throw new Error(`The sample has no ${userType}`);
  return signedIn(user, null);
};
const rowsFor = async (userType: UserType, noun: NounName) => {
  const files = openFiles(inMemoryEach(), sampleFile);
  const actor = () => actorOf(userType);
  const { rows } = openFakerest({ world: sample.store, actor, clock: () => defaultClock, files });
  return (await rows.list(noun, { range: [0, 40] })).rows;
};

type Page = { userType: UserType; noun: NounName; act: 'create' | 'edit'; fields: string[] };

/** Pages that show no form, or none that can be saved, before something is chosen there. */
const withoutForm = [
  'provider requests edit',
  'provider timesheets create',
  'recruiter contracts edit',
  'admin contracts edit',
  'admin interviews edit',
  'admin unknownSkills edit',
  'admin roles edit',
];

/** One page for each form of the consoles; those generated from the contract share theirs. */
const pages: Page[] = [];
const forms = new Set<unknown>();
for (const userType of userTypes) {
  const actor = actorOf(userType);
  for (const resource of (await areaOf(userType)).resources) {
    const noun = resource.name;
    if (!isNounName(noun)) continue;
    for (const act of ['create', 'edit'] as const) {
      const page = resource[act] as ReactNode;
      const form = isValidElement(page) ? page.type : page;
      const fields = (act === 'create' ? creatableFields : editableFields)(actor, noun);
      const isOpen = fields.length > 0 && !withoutForm.includes(`${userType} ${noun} ${act}`);
      if (!form || forms.has(form) || !isOpen) continue;
      forms.add(form);
      pages.push({ userType, noun, act, fields });
    }
  }
}

/** The path of a form's page; a new row begins with the values of another one. */
const pathOf = async ({ userType, noun, act, fields }: Page) => {
  const rows = await rowsFor(userType, noun);
  if (act === 'edit') return `/${noun}/${rows.find((one) => !nounOf(noun).frozen?.(one))?.id}`;
  const [row = { id: '' }] = rows;
  const values: Record<string, unknown> = { ...row };
  const first = Object.fromEntries(fields.map((field) => [field, values[field]]));
  return `/${noun}/create?source=${encodeURIComponent(JSON.stringify(first))}`;
};

const find = <E extends Element>(selector: string) =>
  waitFor(() => {
    const found = document.querySelector<E>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  });

const typeSomething = async () => {
  const input = await find<HTMLInputElement | HTMLTextAreaElement>(
    'main form :is(input[type=text]:not([readonly], [role=combobox]), textarea:not([aria-hidden]))',
  );
  fireEvent.change(input, { target: { value: `${input.value} x` } });
};

describe('a button that is pressed again before the server has answered', { timeout: 60_000 }, () => {
  test.each(pages)('sends the form of $userType, $noun, $act once', async (page) => {
    await openPage(page.userType, await pathOf(page));
    if (page.act === 'edit') await typeSomething();
    const button = await find<HTMLButtonElement>('main form [class*=RaToolbar] button:not(:disabled)');
    const sent = await pressAgain(button);
    expect(sent.filter((one) => one.includes(`/v1/${page.noun}`))).toHaveLength(1);
  });
});
