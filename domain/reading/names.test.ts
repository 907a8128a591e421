import { expect, it } from 'vitest';
import { masked, maskNames } from './names.ts';

const isSkill = (name: string) => ['ruby', 'react', 'go'].includes(name.toLowerCase());
const read = (text: string, name: string | null = null) =>
  maskNames(text, name, isSkill).replaceAll(masked, '#');

it.each([
  [
    'a name in any case',
    'ruby meyer wrote, and RUBY MEYER signed',
    '########## wrote, and ########## signed',
  ],
  ['each word of the name', 'Meyer led it. Ruby did too', '##### led it. #### did too'],
  ['words of the name in another order', 'Meyer-Ruby and Meyer  Ruby', '########## and ###########'],
  ['no longer word that contains the name', 'Meyers, xRuby, Ruby2, Rubyé', 'Meyers, xRuby, Ruby2, Rubyé'],
  ['a name right after part of a longer word', 'xRuby Meyer Ruby Meyer', 'xRuby ##### ##########'],
  ['no word that is a skill in a list', 'React, Ruby, Go', 'React, Ruby, Go'],
])('A text about Ruby Meyer hides %s.', (_what, text, expected) => {
  expect(read(text, 'Ruby Meyer')).toBe(expected);
});

it('A name with special characters of regular expressions is hidden as written.', () => {
  expect(read('Ask Sam (Jr.) O’Neil', 'Sam (Jr.) O’Neil')).toBe('Ask ################');
});

it('A longer word that ends with a name stays, even if its letters need more than 16 bits.', () => {
  expect(read('x𐐀b 𐐀b', '𐐀b')).toBe('x𐐀b ###');
});

it('A name that the text itself introduces is hidden everywhere.', () => {
  expect(read('Contact: Jonas Brenner. Brenner answers.')).toBe('Contact: #############. ####### answers.');
});
