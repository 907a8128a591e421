import { describe, expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.ts';
import { titlesOf } from './frame/titlesOf.ts';
import { storiesOf } from './stories.ts';

describe('the address of a story', () => {
  test('says the theme, the language and the width', () => {
    const search = '?story=fields-chips--few&theme=dark&language=de&width=390';
    expect(readAddress(search)).toEqual({
      story: 'fields-chips--few',
      theme: 'dark',
      language: 'de',
      width: 390,
      alone: false,
    });
    expect(writeAddress(readAddress(search))).toBe(search);
  });

  test('is light, English and of the story’s own width where it says nothing else', () => {
    expect(readAddress('?width=12&language=xx')).toEqual({
      story: '',
      theme: 'light',
      language: 'en',
      alone: false,
    });
  });
});

describe('a module of stories', () => {
  const Chips = () => null;
  const read = storiesOf({
    default: { title: 'Fields/Chips', component: Chips, args: { most: 3 }, parameters: { as: 'admin' } },
    ManyCut: { name: 'Many, cut', parameters: { width: 390 } },
    NoneAtAll: {},
  } as never);

  test('gives each export an id as Storybook does, and a name', () => {
    expect(read.map(({ id, name }) => [id, name])).toEqual([
      ['fields-chips--many-cut', 'Many, cut'],
      ['fields-chips--none-at-all', 'None at all'],
    ]);
  });

  test('gives each story what the default export says', () => {
    expect(read.map(({ parameters }) => parameters)).toEqual([{ as: 'admin', width: 390 }, { as: 'admin' }]);
  });

  test('is found by any words of its title and names', () => {
    const found = titlesOf(read, 'chips none');
    expect(found).toMatchObject([
      { group: 'Fields', titles: [{ label: 'Chips', stories: [{ name: 'None at all' }] }] },
    ]);
  });
});
