import { afterEach, expect, test } from 'vitest';
import { subjectsOf } from './styles.ts';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test.each([
  ['.a', ['.a']],
  ['.a:hover', ['.a']],
  ['.a .b', ['.b']],
  ['.a>.b.c', ['.b']],
  ['.a:not(.b)', ['.a']],
  ['.a:not(:is(.b, .c)) > .d', ['.d']],
  ['.a, .b li', ['.a', 'LI']],
  ['.a > *', ['*']],
  ['li:first-of-type', ['LI']],
  ['[hidden]', ['*']],
  ['a[href="a,b"].c', ['.c']],
  [':root', ['*']],
  ['*', ['*']],
  ['.a\\:b', ['*']],
])('a rule under %s is for %j', (selectors, subjects) => {
  expect(subjectsOf(selectors)).toEqual(subjects);
});

const addStyle = (text: string) => {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  return style.sheet as CSSStyleSheet;
};
const displayOf = (id: string) => getComputedStyle(document.getElementById(id) as HTMLElement).display;

test('an element has the style of the rules that match it, the last of equal weight first', () => {
  addStyle(`
    .card { display: flex } .card { display: grid }
    .list > li { display: inline } .list > li:not(.open) { display: none }
    @media (min-width: 1px) { .wide { display: table } }
    @media (max-width: 1px) { .wide { display: none } }
    [data-off] { display: none }
    .other .card { display: none }
  `);
  document.body.innerHTML = `
    <div id="card" class="plain card"></div><p id="wide" class="wide"></p><p id="off" data-off></p>
    <ul class="list"><li id="open" class="open"></li><li id="shut"></li></ul>
    <div class="other"><div id="inner" class="card"></div></div>`;
  const ids = ['card', 'wide', 'off', 'open', 'shut', 'inner'];
  expect(ids.map(displayOf)).toEqual(['grid', 'table', 'none', 'inline', 'none', 'none']);
});

test('a rule that is added to a sheet counts from then on', () => {
  const sheet = addStyle('.card { display: flex }');
  document.body.innerHTML = '<div id="one" class="card"></div>';
  expect(displayOf('one')).toBe('flex');
  sheet.insertRule('.card { display: none }', sheet.cssRules.length);
  document.body.innerHTML = '<div id="two" class="card"></div>';
  expect(displayOf('two')).toBe('none');
});
