import { configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { lookStylesUp } from './styles.ts';

/** What a reader of a failure wants first; summaries keep only the start of a message. */
const shownNow = () => {
  const words = [...document.querySelectorAll('body, main, [role=dialog]')].at(-1)?.textContent ?? '';
  return `${window.location.pathname} shows: ${words.replace(/\s+/g, ' ').trim().slice(0, 700)}`;
};

/**
 * Prints the document in the error of a failed query only when the message is read. A search that is waiting
 * for its element throws such an error on each attempt, and those are never read.
 */
const printWhenRead = () =>
  configure({
    getElementError: (message, container) => {
      const error = new Error();
      error.name = 'TestingLibraryElementError';
      let text: string | undefined;
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => {
          text ??= [message, shownNow(), prettyDOM(container)].filter(Boolean).join('\n\n');
          return text;
        },
      });
      return error;
    },
  });

/** In development React captures a stack for each element, to use in warnings. Tests do not need it. */
const withoutOwnerStacks = () => {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: shared } =
    React as unknown as Record<string, object>;
  if (shared)
    Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
      get: () => 1e5,
      set: () => {},
      configurable: true,
    });
};

/**
 * Popper converts each element to a string to detect windows, and here that string is the element's whole
 * markup.
 */
const writeNoMarkup = () => {
  Element.prototype.toString = () => '[object Element]';
};

let isDone = false;
/** Turns off expensive work that component tests do not need. */
export const runQuickly = () => {
  printWhenRead();
  if (isDone) return;
  isDone = true;
  lookStylesUp();
  writeNoMarkup();
  withoutOwnerStacks();
};
