import { configure, prettyDOM } from '@testing-library/react';
import QuerySelector from 'happy-dom/lib/query-selector/QuerySelector.js';
import * as React from 'react';

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

/** The class that an element must have for the selector to match it, or '' where it is not that simple. */
const neededClass = (selector: string): string =>
  /[(),[\\]/.test(selector) ? '' : (/\.([\w-]+)[^\s>+~.]*$/.exec(selector)?.[1] ?? '');

/**
 * A style is computed by trying every rule of the page on an element and its parents, some thousands of them one class
 * each. Those of another class are passed over without parsing their selectors.
 */
const passOverOtherClasses = () => {
  const needed = new Map<string, string>();
  const matches = QuerySelector.matches.bind(QuerySelector);
  QuerySelector.matches = (element, selector, options) => {
    let name = needed.get(selector);
    if (name === undefined) {
      name = neededClass(selector);
      needed.set(selector, name);
    }
    if (name && !` ${element.getAttribute('class')} `.includes(` ${name} `)) return null;
    return matches(element, selector, options);
  };
};

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

let isDone = false;
/** Takes out of a component test what costs time and is not looked at. */
export const runQuickly = () => {
  printWhenRead();
  if (isDone) return;
  isDone = true;
  passOverOtherClasses();
  withoutOwnerStacks();
};
