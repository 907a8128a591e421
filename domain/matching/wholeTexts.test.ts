import { expect, test } from 'vitest';
import { readJobAd } from '../jobAds/readJobAd.ts';
import { jobCriteria } from './market/jobCriteria.ts';
import { find, indexOf, today } from './testing/world.ts';

type Market = { ad: string; right: string; half: string; sameWords: string; onlyRuledOut: string };

const markets: Record<string, Market> = {
  English: {
    ad: `Court Reporter (m/f/d)
Harborline Group, Portland

Your day
- You plan your week and talk to customers.

Requirements
- Experience with Omnitree and Quillnote Desk
- You are confident in using Excel.

Nice to have
- Some Brindle CAT
- No Java knowledge is needed.

What we offer
- Free Python courses and fresh fruit`,
    right: 'At the county court I wrote with Quillnote Desk and kept the records in Omnitree and Excel.',
    half: 'I prepare tables in Excel and have seen Brindle CAT.',
    sameWords: 'I plan my week, talk to customers in Portland and like fresh fruit and experience.',
    onlyRuledOut: 'Ten years of Java and Python.',
  },
  German: {
    ad: `Court Reporter (m/w/d)
Nordwerk GmbH, Kassel

Ihre Aufgaben
- Sie planen Ihre Woche und sprechen mit Kunden.

Anforderungen
- Erfahrung mit Omnitree und Quillnote Desk
- Sicherer Umgang mit Excel

Wünschenswert
- Brindle CAT
- Kenntnisse in Java sind nicht erforderlich.

Wir bieten
- Kostenlose Kurse in Python und frisches Obst`,
    right: 'Am Landgericht schrieb ich mit Quillnote Desk und führte die Akten in Omnitree und Excel.',
    half: 'Tabellen erstelle ich in Excel, Brindle CAT habe ich gesehen.',
    sameWords: 'Ich plane meine Woche, spreche in Kassel mit Kunden und mag frisches Obst und Erfahrung.',
    onlyRuledOut: 'Zehn Jahre Java und Python.',
  },
  French: {
    ad: `Court Reporter (H/F)
Maison Perrin, Dijon

Vos missions
- Vous organisez votre semaine et parlez aux clients.

Prérequis
- Expérience de Omnitree et Quillnote Desk
- Vous êtes à l’aise avec Excel.

Souhaité
- Brindle CAT
- Aucune expérience de Java n’est nécessaire.

Nous offrons
- Des cours de Python et des fruits frais`,
    right: 'Au tribunal, j’écrivais avec Quillnote Desk et tenais les dossiers dans Omnitree et Excel.',
    half: 'Je prépare des tableaux dans Excel et j’ai vu Brindle CAT.',
    sameWords: 'J’organise ma semaine, parle aux clients à Dijon et aime les fruits frais et l’expérience.',
    onlyRuledOut: 'Dix ans de Java et de Python.',
  },
};

test.each(Object.entries(markets))('a whole ad in %s finds candidates by whole summaries', (_, market) => {
  const { ad, ...texts } = market;
  const index = indexOf(Object.entries(texts).map(([id, text]) => ({ id, text })));
  const criteria = jobCriteria({
    title: readJobAd(ad, today).title?.value ?? '',
    skills: [],
    mustSkills: [],
    experience: '',
    description: ad,
  });
  const { need, matches } = find(index, criteria);
  expect(need.title).toBe('Court Reporter');
  expect(need.skills.map(({ label, must }) => [label, must])).toEqual([
    ['Brindle CAT', false],
    ['Excel', true],
    ['Omnitree', true],
    ['Quillnote Desk', true],
  ]);
  expect(need.ruledOut).toEqual(['Java']);
  expect(matches.slice(0, 2).map(({ id }) => id)).toEqual(['right', 'half']);
  expect(matches[2]?.exact).toBe(matches[3]?.exact);
});
