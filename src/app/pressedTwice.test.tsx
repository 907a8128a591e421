// @module-tag rest
import { fireEvent, waitFor } from '@testing-library/react';
import { isValidElement, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { isNounName, type NounName, nounOf } from '../../domain/contract/index.ts';
import { type UserType, userTypes } from '../../domain/contract/userTypes.ts';
import { creatableFields, editableFields } from '../components/contract/fieldsFor.ts';
import { areaOf } from '../testing/areaOf.ts';
import { openPage } from '../testing/open.tsx';
import { actorOf, holdAnswers, pressRepeatedly, rowsFor, wait } from '../testing/pressAgain.ts';

/** Presses a button again and again before the server has answered the first press. Returns what was sent. */
const pressAgain = async (button: HTMLElement): Promise<string[]> => {
  const { sent, answer } = holdAnswers();
  await pressRepeatedly(button);
  await waitFor(() => expect(sent).not.toEqual([]));
  await wait(50);
  answer();
  await wait(50);
  return sent.map(({ method, path }) => `${method} ${path}`);
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
