import { describe, expect, it } from 'vitest';
import { find, indexOf, profileOf } from './testing/world.ts';

const nurses = [
  {
    id: 'fits',
    text: 'Opatruję rany, podaję leki dożylnie i prowadzę dokumentację medyczną. Pracuję w szpitalu.',
  },
  {
    id: 'half',
    text: 'Podawałem leki w domu opieki. Gotowałem posiłki i sprzątałem pokoje dla mieszkańców.',
  },
  { id: 'cook', text: 'Gotuję zupy i piekę ciasta. Prowadzę małą kuchnię dla szkoły od wielu lat.' },
];
const polishAd =
  'Szukamy pielęgniarki do szpitala w Łodzi.\n\nWymagania\n- opatrywanie ran\n- podawanie leków\n- dokumentacja medyczna\n\nOferujemy\n- prywatna opieka medyczna';

describe('a text in a language that is not read', () => {
  const index = indexOf(nurses);
  const { need, matches } = find(index, { text: polishAd });

  it('ranks by how its words begin, and says so', () => {
    expect(need.isForeign).toBe(true);
    expect(matches.map(({ id }) => id)).toEqual(['fits', 'half', 'cook']);
    const reason = matches[0]?.reasons.find(({ kind }) => kind === 'words');
    expect(reason).toMatchObject({ part: 'words', params: { all: need.words?.list.length } });
    expect(String(reason?.params.words)).toContain('medyczna');
  });

  it('finds the lines of its lists in skill lists and texts, in other forms', () => {
    const listing = { id: 'lists', skills: ['Podawanie leków', 'Opatrywanie ran'] };
    const found = find(indexOf([listing, nurses[2] as (typeof nurses)[number]]), { text: polishAd });
    expect(found.need.skills.map(({ label }) => label)).toEqual(['opatrywanie ran', 'podawanie leków']);
    expect(found.matches[0]?.id).toBe('lists');
  });

  it('is ranked alike whether the skills are read by the search or were listed from it', () => {
    const listed = find(index, {
      text: polishAd,
      byWords: true,
      skills: need.skills.map(({ label, must }) => ({ name: label, must })),
    });
    expect(listed.matches.map(({ id, exact }) => [id, exact])).toEqual(
      matches.map(({ id, exact }) => [id, exact]),
    );
  });

  it.each(['Требования\n- ведение бухгалтерии\n- сверка счетов банка', '要件\n- 経理業務\n- 銀行口座の照合'])(
    'may be in any script: %j',
    (text) => {
      const market = indexOf([
        { id: 'other', text: 'Ремонтирую двигатели и тормоза. 自動車の整備。' },
        {
          id: 'fits',
          text: 'Вела бухгалтерию малых фирм, сверяла счета банка. 経理業務と銀行口座の照合を担当。',
        },
      ]);
      expect(find(market, { text }).matches[0]?.id).toBe('fits');
    },
  );
});

describe('a name that nobody reads', () => {
  it('is not found by how it begins if it is one word, or if somebody lists it', () => {
    const index = indexOf([
      { id: 'own', skills: ['zabrweld'] },
      { id: 'other', skills: ['zabrwquick', 'zabrwcold'] },
      { id: 'both', skills: ['zabrwcold prakfire'] },
    ]);
    const holders = (name: string) =>
      find(index, { skills: [{ name }] }).matches.filter(({ reasons }) =>
        reasons.some(({ kind, points }) => kind === 'skill' && points > 0),
      );
    expect(holders('zabrweld').map(({ id }) => id)).toEqual(['own']);
    expect(holders('zabrwnew')).toEqual([]);
    expect(holders('zabrwcold prakfire').map(({ id }) => id)).toEqual(['both']);
  });
});

describe('a text of which little is understood', () => {
  const index = indexOf([
    { id: 'fits', text: 'Prepared payroll for sixty people, reconciled bank accounts, filed tax returns.' },
    { id: 'other', text: 'Repaired engines and brakes, and tested cars before the yearly inspection.' },
  ]);

  it('ranks by its words as well', () => {
    const text =
      'We look for somebody who prepares payroll each month.\nYou reconcile the accounts of the bank.\nYou also file returns for tax.';
    const { need, matches } = find(index, { text });
    expect(need.isForeign).toBeUndefined();
    expect(need.words?.list.map(({ word }) => word)).toEqual(
      expect.arrayContaining(['payroll', 'reconcile', 'bank', 'tax']),
    );
    expect(matches[0]?.id).toBe('fits');
    expect(matches[0]?.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(matches[0]?.score);
  });

  it('ranks by skills alone if three are known, or if somebody listed them', () => {
    const text = 'You know React, TypeScript and Docker.\nYou like long walks.\nWe bake bread.';
    expect(find(index, { text }).need.words).toBeUndefined();
    expect(find(index, { text, skills: [{ name: 'Payroll' }] }).need.words).toBeUndefined();
  });
});

describe('the words of a text', () => {
  it('of a person’s name do not count', () => {
    const ad = 'Szukamy księgowej.\nWymagania\n- rozliczanie podatków\nKontakt: Kowalska, praca@example.com';
    const [one, other] = ['Anna Kowalska', 'Ewa Nowak'].map((name) =>
      profileOf({ id: 'c0', name, text: `${name}\nRozliczam podatki małych firm od dziesięciu lat.` }),
    );
    expect(one?.sentences).toEqual(other?.sentences);
    const score = (name: string) =>
      find(indexOf([{ id: 'c0', name, text: `${name}\nRozliczam podatki małych firm od dziesięciu lat.` }]), {
        text: ad,
      }).matches[0]?.exact;
    expect(score('Anna Kowalska')).toBe(score('Ewa Nowak'));
  });

  it('weigh by their rarity, and a long text gains little by its length', () => {
    const filler = Array.from({ length: 4 }, (_, at) => `Zadanie numer${at} wykonane dobrze.`).join(' ');
    const short = { id: 'short', text: nurses[0]?.text ?? '' };
    const long = { id: 'long', text: `${short.text} ${filler}` };
    const { matches } = find(indexOf([short, long, ...nurses.slice(1)]), { text: polishAd });
    expect(matches.map(({ id }) => id).slice(0, 2)).toEqual(['short', 'long']);
  });
});
