import { expect, it } from 'vitest';
import { ownFacts } from './ownFacts.ts';

it('the landing page drops what is about sample data only, and shows the replacements', () => {
  expect(
    ownFacts(
      '<ul><li data-facts="sample">Auto NDAs</li><li class="a" data-facts="own" hidden="">Templates</li><li>Both</li></ul>' +
        '<section class="stats" data-facts="sample"><ul><li>500+</li></ul></section>' +
        '<section class="stats" data-facts="counted" hidden=""></section>',
    ),
  ).toBe(
    '<ul><li class="a">Templates</li><li>Both</li></ul><section class="stats" data-counted hidden=""></section>',
  );
});
