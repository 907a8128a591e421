import { existsSync } from 'node:fs';
import { fireEvent, waitFor } from '@testing-library/react';
import { isValidElement } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { scopeFor, scopesOf } from '../../domain/access/can.ts';
import { nextStates } from '../../domain/change/moves.ts';
import { type NounName, nounNames, nounOf } from '../../domain/contract/index.ts';
import { fieldMeta, type Row } from '../../domain/contract/noun.ts';
import type { UserType } from '../../domain/contract/userTypes.ts';
import { areaOf } from './areaOf.ts';
import { openPage, sample } from './open.tsx';
import { actorOf, holdAnswers, pressRepeatedly, rowsFor, type Sent, wait } from './pressAgain.ts';
import { server } from './server.ts';
import { closePage } from './sharePage.ts';

type Page = { kind: string; path: string };

/** The rows of a noun to visit: one for each state from which this user type may move it. */
const rowsToMove = (userType: UserType, noun: NounName): Row[] => {
  const scopes = scopesOf(actorOf(userType), 'edit', noun);
  const all: readonly Row[] = sample.store.rows(noun);
  return nounOf(noun).lifecycles.flatMap(({ field, moves }) =>
    Object.keys(moves).flatMap((from) => {
      if (nextStates(nounOf(noun), field, from, userType).length === 0) return [];
      const row = all.find((one) => one[field] === from && scopeFor(scopes, one));
      return row ? [row] : [];
    }),
  );
};

/** Where a row can be moved: on its own page, in a filtered list, or on the pages of the rows that it refers to. */
const pagesOfRow = (noun: NounName, row: Row, resources: ReadonlyMap<string, Resource>): Page[] => {
  const own = resources.get(noun);
  if (own?.show) return [{ kind: `${noun} show`, path: `/${noun}/${row.id}/show` }];
  if (own?.list)
    return nounOf(noun).lifecycles.map(({ field }) => {
      const filter = encodeURIComponent(JSON.stringify({ [field]: row[field] }));
      return { kind: `/${noun}`, path: `/${noun}?filter=${filter}` };
    });
  return Object.keys(nounOf(noun).fields).flatMap((field) => {
    const parent = fieldMeta(nounOf(noun), field)?.references;
    if (!parent || !row[field] || !resources.get(parent)?.show) return [];
    return [{ kind: `${parent} show`, path: `/${parent}/${row[field]}/show` }];
  });
};
type Resource = Awaited<ReturnType<typeof areaOf>>['resources'][number];

/** The pages of a console: those of its menu, one of each kind of list and row, and those where rows can be moved. */
const pagesOf = async (userType: UserType): Promise<Page[]> => {
  const { menu, pages, resources } = await areaOf(userType);
  const byName = new Map(resources.map((one) => [one.name, one]));
  const seen = new Set<unknown>();
  /** Pages that are generated from the contract share a component. */
  const isNew = (page: unknown): boolean => {
    const component = isValidElement(page) ? page.type : page;
    if (!component || seen.has(component)) return false;
    seen.add(component);
    return true;
  };
  const found: Page[] = [
    ...menu.flatMap(({ entries }) => entries.map(({ path }) => path)),
    ...pages.map(({ path }) => path.replace(/\/\*$/, '')).filter((path) => !path.includes(':')),
    ...resources.filter(({ list }) => isNew(list)).map(({ name }) => `/${name}`),
  ].map((path) => ({ kind: path, path }));
  for (const noun of nounNames) {
    const first = isNew(byName.get(noun)?.show) ? await rowsFor(userType, noun, 0) : [];
    for (const row of [...first, ...rowsToMove(userType, noun)]) found.push(...pagesOfRow(noun, row, byName));
  }
  return found.filter(({ path }, at) => found.findIndex((one) => one.path === path) === at);
};

const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const isShown = (one: Element) => !one.closest('[aria-hidden=true], [hidden]');
/** The topmost dialog or menu, or the page. */
const front = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>(layers)].filter(isShown).at(-1) ?? document.body;

/** The texts of all rows, which labels name. */
const textsOfRows = new Set<string>();
const readTexts = () => {
  for (const noun of nounNames)
    for (const row of sample.store.rows(noun))
      for (const value of Object.values(row))
        if (typeof value === 'string' && value.length > 2 && value.length < 90) textsOfRows.add(value);
};
/** A label without the names, numbers and days of the row that it is about. */
const kindOf = (label: string): string => {
  const words = label.trim().split(/\s+/u);
  const kept: string[] = [];
  for (let at = 0; at < words.length; ) {
    const names = (end: number) =>
      (end - at > 1 || at > 0) &&
      textsOfRows.has(
        words
          .slice(at, end)
          .join(' ')
          .replace(/[,:?]$/u, ''),
      );
    let end = words.length;
    while (end > at && !names(end)) end--;
    kept.push(end > at ? '…' : (words[at] ?? ''));
    at = Math.max(end, at + 1);
  }
  return kept
    .join(' ')
    .replace(/\d[\d.,:/-]*/gu, '#')
    .replace(namesOfDays, '…');
};
/** Each day of a calendar is a button. */
const namesOfDays =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)\b/gu;
const labelOf = (one: HTMLElement): string => {
  const by = one.getAttribute('aria-labelledby')?.split(' ')[0];
  const words = one.closest('label')?.textContent;
  return kindOf(
    one.getAttribute('aria-label') ||
      (by && document.getElementById(by)?.textContent) ||
      (layerRoles.has(one.role ?? '') ? one.role : one.textContent || words) ||
      '',
  );
};
const layerRoles = new Set(['dialog', 'alertdialog', 'menu', 'listbox']);

const pressable = [
  'button:not(:disabled, [aria-haspopup=listbox], [role=tab])',
  '[role=menuitem]:not([aria-disabled=true], a)',
  'input[type=checkbox]:not(:disabled)',
].join();
/** What can be pressed, by its label; of several with one label, the first. */
const buttonsIn = (layer: HTMLElement): Map<string, HTMLElement> => {
  const buttons = [...layer.querySelectorAll<HTMLElement>(pressable)].filter(isShown).reverse();
  return new Map(buttons.map((one) => [labelOf(one), one]));
};

/** What is read only: it is counted to know when a page has settled. */
let reading = 0;
const watchReads = () => {
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'GET') reading++;
  });
  for (const end of ['response:mocked', 'unhandledException'] as const)
    server.events.on(end, ({ request }: { request: Request }) => {
      if (request.method === 'GET') reading--;
    });
};
/** Waits until nothing has been read for a moment. */
const settle = async (longest = 3000) => {
  for (let passed = 0, quiet = 0; passed < longest && quiet < 3; passed += 20) {
    await wait(20);
    quiet = reading > 0 ? 0 : quiet + 1;
  }
};

const values: Record<string, string> = {
  number: '5',
  date: '2026-07-06',
  'datetime-local': '2026-07-06T10:00',
  time: '10:00',
  month: '2026-06',
  email: 'new@made.example',
  url: 'https://1.1.1.1/hook',
  password: 'orchid-lantern-42',
};
const empty =
  'input:not([readonly], [type=checkbox], [type=radio], [type=file], [type=hidden], [aria-hidden=true]), textarea:not([readonly], [aria-hidden=true])';
/** Fills the empty inputs of a dialog. */
const fillIn = async (layer: HTMLElement) => {
  for (const input of layer.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(empty)) {
    if (input.value !== '' || input.disabled) continue;
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: values[input.type] ?? 'Some words of it' } });
    if (input.getAttribute('role') !== 'combobox') fireEvent.blur(input);
  }
  for (const choice of layer.querySelectorAll<HTMLElement>('div[role=combobox][aria-haspopup=listbox]')) {
    if ((choice.textContent ?? '').replace('\u200b', '').trim()) continue;
    fireEvent.mouseDown(choice);
    await wait(20);
    const options = [...document.querySelectorAll<HTMLElement>('[role=option]:not([aria-disabled=true])')];
    const option = options.find((one) => one.dataset.value) ?? options[0];
    if (option) fireEvent.click(option);
    await wait(20);
  }
};

/** Opens a page, and presses these one after the other. */
const openAt = async (userType: UserType, path: string, presses: readonly string[]) => {
  closePage();
  reading = 0;
  await openPage(userType, path);
  for (let tries = 0; tries < 75 && !document.querySelector('main button'); tries++) await wait(20);
  await settle();
  for (const label of presses) {
    const button = await waitFor(
      () => {
        const found = buttonsIn(front()).get(label);
        if (!found) throw new Error(`${label} is not shown again`);
        return found;
      },
      { timeout: 1500 },
    );
    fireEvent.click(button);
    await settle();
    if (front() !== document.body && front().role !== 'menu') await fillIn(front());
  }
};

/** Buttons that change no row: they leave, or arrange a list. */
const harmless =
  /^(Cancel|Close|Back|Discard|Keep editing|Undo|Columns|Add filter|Export.*|Select all|Unselect|Sort.*|Clear|Open|Next .*|Previous .*|Go to .*|[A-Z][a-z]{2,8} #.*|)$/u;
const mostSteps = 3;

/** What was pressed, by page, dialog or menu, and label. */
type Pressed = { key: string; sent: readonly Sent[] };

/** Presses every button of a page that was not pressed on another of its kind, and of what opens. */
const pressAll = async (userType: UserType, { kind, path }: Page, seen: Set<string>) => {
  const sending: Pressed[] = [];
  const stuck: string[] = [];
  const ways: string[][] = [[]];
  for (let way = ways.shift(); way; way = ways.shift()) {
    await openAt(userType, path, way);
    let isFresh = true;
    const layer = front() === document.body ? '' : labelOf(front());
    const place = location.pathname;
    for (const label of buttonsIn(front()).keys()) {
      const key = [kind, layer, label].filter(Boolean).join(' > ');
      if (seen.has(key) || harmless.test(label)) continue;
      seen.add(key);
      if (!isFresh) await openAt(userType, path, way);
      const before = front();
      const had = buttonsIn(before);
      const button = had.get(label);
      if (!button) continue;
      const { sent, answer } = holdAnswers();
      // A button that has sent nothing after two presses opens or arranges something.
      let presses = 0;
      await pressRepeatedly(button, () => front() === before && (sent.length > 0 || presses++ < 2));
      if (sent.length === 0) await settle(200);
      const opens = front() !== before || [...buttonsIn(front()).keys()].some((one) => !had.has(one));
      if (sent.length > 0) sending.push({ key, sent: [...sent] });
      else if (opens && location.pathname === place && way.length < mostSteps) ways.push([...way, label]);
      else if (layer && !opens && button.getAttribute('type') === 'submit') stuck.push(key);
      isFresh = sent.length === 0 && !opens && location.pathname === place;
      answer();
      if (sent.length > 0) await wait(20);
    }
  }
  return { sending, stuck };
};

/**
 * Visits a console and presses each button at once, after 50, 120 and 250 ms, before the server has answered the first
 * press: nothing may be sent twice. Dialogs and menus that open are gone through as well, their empty inputs filled in.
 * `sentElsewhere` names the forms that need more, by the titles of their dialogs, with the test that sends them.
 */
export const pressEveryButton = async (userType: UserType, sentElsewhere: Record<string, string>) => {
  const pages = await pagesOf(userType);
  describe(`each button of the ${userType}’s console, pressed again before the server has answered`, {
    timeout: 900_000,
  }, () => {
    const seen = new Set<string>();
    const stuck = new Set<string>();
    beforeAll(() => {
      readTexts();
      watchReads();
      // Saving a file would leave the page.
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
      vi.spyOn(window, 'open').mockReturnValue(null);
      return () => vi.restoreAllMocks();
    });

    test.each(pages)('sends nothing twice: $path', async (page) => {
      const found = await pressAll(userType, page, seen);
      for (const key of found.stuck) stuck.add(key);
      const twice = found.sending.filter(({ sent }) => {
        const names = sent.map(
          ({ method, path, body }) => `${method} ${path} ${method === 'POST' ? body : ''}`,
        );
        return new Set(names).size < names.length;
      });
      expect(twice).toEqual([]);
    });

    test('leaves out no form of a dialog but those that are sent elsewhere', () => {
      const elsewhere = Object.keys(sentElsewhere);
      const unlisted = [...stuck].filter((key) => !elsewhere.some((title) => key.includes(title)));
      expect([unlisted, Object.values(sentElsewhere).filter((file) => !existsSync(file))]).toEqual([[], []]);
    });
  });
};
