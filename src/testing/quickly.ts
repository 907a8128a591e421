import { configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { lookStylesUp } from './styles.ts';

/**
 * Errors of a failed query print the document only when somebody reads them. A search that is still waiting for its
 * element throws one at every look, and nobody reads those.
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
          text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
          return text;
        },
      });
      return error;
    },
  });

/** React notes a stack for each element it makes in development, for warnings that name where it was made. */
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

/** Popper asks every element whether it is a window by its text, which is all of its markup here. */
const writeNoMarkup = () => {
  Element.prototype.toString = () => '[object Element]';
};

let isDone = false;
/** Takes out of a component test what costs time and is not looked at. */
export const runQuickly = () => {
  printWhenRead();
  if (isDone) return;
  isDone = true;
  lookStylesUp();
  writeNoMarkup();
  withoutOwnerStacks();
};
