import { expect, test } from 'vitest';

const files = import.meta.glob<object>('../../locales/*/*.json', { eager: true, import: 'default' });

const textsOf = (texts: unknown, path: string): [string, string][] => {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, text]) => textsOf(text, `${path}.${key}`));
};
const textsIn = (language: string) =>
  Object.entries(files).flatMap(([file, texts]) =>
    file.includes(`/${language}/`) ? textsOf(texts, file.replace(/.*\//, '').replace('.json', '')) : [],
  );

/** An ordinary space at which a line could break before such a sign or after «, or none at all. */
const breaksInFrench = (text: string) =>
  / (?:[:;?!»]|%(?!\{))/.test(text) ||
  /« |«(?=\S)(?![\u00a0\u202f])/.test(text) ||
  /[^\s\u00a0\u202f]»/.test(text);

test('French keeps : ; ? ! % and quotation marks in one line with their words', () => {
  const texts = textsIn('fr');
  expect(texts.length).toBeGreaterThan(5000);
  expect(texts.filter(([, text]) => breaksInFrench(text))).toEqual([]);
});

test.each(['Prêt ?', 'Rôle : recruteur', '« ainsi »', '«ainsi»', '80 %'])('the check finds “%s”', (text) => {
  expect(breaksInFrench(text)).toBe(true);
});

test.each(['Prêt\u202f?', 'Rôle\u00a0: recruteur', '«\u202fainsi\u202f»', 'https://a.example', '12:30'])(
  'the check accepts “%s”',
  (text) => {
    expect(breaksInFrench(text)).toBe(false);
  },
);

/** A percent sign without the no-break space, and a hyphen in place of a minus. */
const wrongInGerman = (text: string) => /\d %(?!\{)|\d%(?!\{)/.test(text) || /(?:^|[\s(])-\d/.test(text);

test.each(['de', 'es'])(
  '%s sets a no-break space before a percent sign, and a minus before a number',
  (language) => {
    expect(textsIn(language).filter(([, text]) => wrongInGerman(text))).toEqual([]);
  },
);

/** The other words for an idea, which the glossary rules out in favor of one. */
const ruledOut: Record<string, [wrong: RegExp, right: string][]> = {
  de: [
    [/[Uu]nverzichtbare/, 'Must-have-Skills'],
    [/in die Shortlist/, 'auf die Shortlist'],
    [/[Zz]ur Pipeline hinzu/, 'in die Pipeline aufnehmen'],
    [/Compliance-Framework/, 'Compliance-Regelwerk'],
    [/Recruiter-Firm|[Ee]instellende\w* Firm/, 'Recruiting-Firma'],
    [/[Uu]nterschriebene/, 'unterzeichnete'],
    [/Preisangebot/, 'Vorschlag'],
    [/Stundenzettel[^.]*Genehmigung|genehmigte[rn]? Stundenzettel/, 'Freigabe'],
    [/Mitarbeitende|Beschäftigte/, 'Mitarbeiter'],
    [/\bUnternehmen\b/, 'Firma'],
    [/Geschäftsjahre/, 'Jahre am Markt'],
  ],
  es: [
    [/[Ee]mpresas? de reclutamiento|la empresa que contrata/, 'empresa reclutadora'],
    [/[Cc]ertificados\b/, 'certificaciones'],
    [/Perspectivas/, 'Información del mercado'],
    [/\.\.\./, '…'],
  ],
  fr: [
    [/[Ss]ociétés? (de recrutement|recruteuse)/, 'société qui recrute'],
    [/à payer avant/, 'à payer au plus tard le'],
    [/\(s\)/, 'a plural form'],
    [/\.\.\./, '…'],
  ],
};

test.each(Object.entries(ruledOut))(
  '%s says one word for one idea, as the glossary lists them',
  (language, rules) => {
    const found = textsIn(language).flatMap(([path, text]) =>
      rules.filter(([wrong]) => wrong.test(text)).map(([, right]) => `${path}: ${text} (say ${right})`),
    );
    expect(found).toEqual([]);
  },
);
