import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { installProduct } from '../plugins/testing/installProduct.ts';
import { loadDeclaredWords } from './i18n/declaredWords.ts';
import { leaveNothing } from './testing/leaveNothing.ts';
import { runQuickly } from './testing/quickly.ts';
import { stopServing } from './testing/server.ts';
import { closePage, staysOpen } from './testing/sharePage.ts';

// What a page loads when it is first used can take half a minute on a busy machine where nothing has been compiled yet.
// The limit only ends what hangs, and costs passing tests nothing.
configure({ asyncUtilTimeout: 60_000 });
runQuickly();
installProduct();
await loadDeclaredWords();

/** Development-only React warnings about unknown DOM props, which users never see. */
const unknownProps: string[] = [];
/**
 * Props that react-admin itself passes on: its inputs use names that MUI 9 renamed, and so do its bulk
 * buttons.
 */
const reactAdmins = [
  'InputProps',
  'inputProps',
  'InputLabelProps',
  'inputRef',
  'isRequired',
  'mutationOptions',
];
const { error: say } = console;
beforeAll(() => {
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
afterAll(() => {
  console.error = say;
});
afterEach(() => {
  if (!staysOpen()) closePage();
  expect(unknownProps.splice(0)).toEqual([]);
});
