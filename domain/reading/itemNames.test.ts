import { expect, test } from 'vitest';
import { loadDictionary } from '../skills/dictionary/loadDictionary.ts';
import { readText } from './readText.ts';

const dictionary = await loadDictionary();
const namesIn = (text: string) =>
  readText(text, dictionary, { withNames: true }).names.map(({ name }) => name);

test.each([
  [
    'Cerințe:\n- Analiza datelor\n- Închidere lunară, declarații TVA',
    ['Analiza datelor', 'Închidere lunară', 'declarații TVA'],
  ],
  [
    'Wymagania\n• znajomość księgowości\n• spawanie TIG (mile widziane)',
    ['znajomość księgowości', 'spawanie TIG'],
  ],
  [
    'Aranan nitelikler\n* aylık kapanış\n* KDV beyannamesi hazırlama',
    ['aylık kapanış', 'KDV beyannamesi hazırlama'],
  ],
  [
    'Anforderungen\n- Erfahrung in der Wundversorgung\n- gute Kenntnisse der Triage',
    ['Wundversorgung', 'Triage'],
  ],
  ['Vos missions\n1. Tenue de caisse\n2. accueil des patients', ['Tenue de caisse', 'accueil des patients']],
  ['Requisitos\n- organización de la formación', ['organización de la formación']],
  ['Requirements\n- wound dressing experience required', ['wound dressing']],
  [
    'Requirements\n\uf0b7\twound dressing\n▪ triage\n✓patient counseling',
    ['wound dressing', 'triage', 'patient counseling'],
  ],
  ['要件\n・経理業務\n・銀行口座の照合', ['経理業務', '銀行口座の照合']],
  ['Требования:\n- ведение бухгалтерии\n- сварка труб', ['ведение бухгалтерии', 'сварка труб']],
])('each line of a list may name a skill, in any language: %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test.each([
  'Oferim\n- 12–14 EUR\n- 25 de zile de concediu plătit și alte beneficii',
  'Requirements\n- Several years of experience\n- You are a team player who likes to learn',
  'Contact\n- praca@example.com\n- tel: 600 700 800',
  'Analiza datelor',
])('sentences, amounts, addresses and lines outside of lists are no names: %j', (text) => {
  expect(namesIn(text)).toEqual([]);
});
