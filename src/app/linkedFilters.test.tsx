// @module-tag rest
import { cleanup, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UserType } from '../../domain/contract/userTypes.ts';
import { basenames } from '../auth/areaPaths.ts';
import { open } from '../testing/open.tsx';

/** Pages with links to filtered lists, and the number of different filters on each. */
const pages: Record<UserType, Record<string, number>> = {
  provider: { '/': 3, '/contracts': 2, '/analytics': 2 },
  recruiter: { '/': 6, '/jobs': 1 },
  admin: { '/': 11, '/support': 2, '/billing': 3, '/users': 3, '/plans': 1, '/roles': 1, '/security': 1 },
};
/** Filters of a list without a control in it. */
const withoutControl = ['signedDate_neq', 'createdAt_lt', 'createdAt_gte', 'customRoleId', 'id'];

type Filter = Record<string, unknown>;
const filterOf = (link: string): Filter =>
  JSON.parse(new URL(link, 'http://localhost').searchParams.get('filter') ?? '{}');
/** Links to the same list with the same filter fields count as one. */
const keyOf = (link: string) => `${link.split('?')[0]} ${Object.keys(filterOf(link))}`;

/** Filtered links of a page, once all of them are rendered. */
const linksOn = async (userType: UserType, path: string, expected: number): Promise<Map<string, string>> => {
  await open(userType, path);
  const found = () =>
    new Map(
      [...document.querySelectorAll('a[href*="filter="]')]
        .map((link) => String(link.getAttribute('href')))
        .filter((link) => Object.keys(filterOf(link)).length > 0)
        .map((link) => [keyOf(link), link]),
    );
  await waitFor(() => expect([path, found().size]).toEqual([path, expected]));
  const links = found();
  cleanup();
  return links;
};

/** Displayed value of a filter's control, or its chips. */
const shown = (field: string): string => {
  const named = document.querySelector<HTMLInputElement>(`main input[name="${field}"]`);
  return named ? named.value : (document.querySelector(`main .ra-input-${field}`)?.textContent ?? '');
};

test.each(Object.keys(pages) as UserType[])(
  'a filtered list opened from a link in the %s’s console shows the filter in its control',
  async (userType) => {
    const links = new Map<string, string>();
    for (const [page, expected] of Object.entries(pages[userType]))
      for (const [key, link] of await linksOn(userType, page, expected)) links.set(key, link);
    for (const link of links.values()) {
      await open(userType, link.slice(basenames[userType].length));
      for (const [field, asked] of Object.entries(filterOf(link))) {
        if (withoutControl.includes(field)) continue;
        const value = String(asked);
        await waitFor(() => {
          const text = shown(field);
          // A row's name is shown instead of its id.
          expect([link, text.includes(value) || (field === 'planId' && text !== '')]).toEqual([link, true]);
        });
      }
      cleanup();
    }
  },
);
