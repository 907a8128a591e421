import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { leaveNothing, takeDown } from './testing/leaveNothing.ts';
import { runQuickly } from './testing/quickly.ts';
import { server, stopServing } from './testing/server.ts';

// A console takes its time on a loaded machine; a claim that holds is not slower for a later limit.
configure({ asyncUtilTimeout: 8000 });
runQuickly();

/** What React says in development only, and nobody who uses the product would see: a prop that no element knows. */
const unknownProps: string[] = [];
/** Those that react-admin itself passes on: its inputs to MUI 9, which has other names for them, its bulk buttons. */
const reactAdmins = [
  'InputProps',
  'inputProps',
  'InputLabelProps',
  'inputRef',
  'isRequired',
  'mutationOptions',
];
const { error: say } = console;
beforeEach(() => {
  unknownProps.length = 0;
  console.error = (...words: unknown[]) => {
    const [message, prop] = words.map(String);
    if (message?.startsWith('React does not recognize') && !reactAdmins.includes(prop ?? ''))
      unknownProps.push(String(prop));
    say(...words);
  };
});
afterAll(leaveNothing);
afterAll(stopServing);
afterEach(() => {
  takeDown();
  server.resetHandlers();
  console.error = say;
  expect(unknownProps).toEqual([]);
});
