import { describe, expect, it } from 'vitest';
import { isLength, periodIn, withoutSeasons, yearIn } from './periods.ts';

describe('a period', () => {
  it.each([
    ['1 March 2018 – 31 August 2020', '2018-03', '2020-08'],
    ['March 1, 2018 - August 31, 2020', '2018-03', '2020-08'],
    ['1er mars 2018 – 31 août 2020', '2018-03', '2020-08'],
    ['del 1 de marzo de 2018 al 31 de agosto de 2020', '2018-03', '2020-08'],
    ['1. März 2018 bis 31. August 2020', '2018-03', '2020-08'],
    ['Mar 2019 – May 21', '2019-03', '2021-05'],
    ["Jan '22 – Present", '2022-01', null],
    ['Jan’19 – Feb’20', '2019-01', '2020-02'],
    ['Jan-2019 to Feb-2020', '2019-01', '2020-02'],
    ['03/2019 – 05/21', '2019-03', '2021-05'],
    ['03/19 – heute', '2019-03', null],
    ['2019–21', '2019-01', '2021-12'],
    ['2009-12', null, null],
    ['Q1 2020 – Q3 2021', '2020-01', '2021-09'],
    ['T2 2020 – T4 2020', '2020-04', '2020-12'],
    ['Summer 2022', '2022-06', '2022-08'],
    ['Sommer 2021', '2021-06', '2021-08'],
    ['été 2021', '2021-06', '2021-08'],
    ['verano de 2021', '2021-06', '2021-08'],
    ['Winter 2021', '2021-12', '2022-02'],
    ['Fall 2018 – Summer 2023', '2018-09', '2023-08'],
    ['since 2019', '2019-01', null],
    ['seit März 2019', '2019-03', null],
    ['depuis janvier 2019', '2019-01', null],
    ['desde el 1 de enero de 2019', '2019-01', null],
    ['March 2021 –', '2021-03', null],
    ['Sep. 2023 Mar. 2024', '2023-09', '2024-03'],
    ['June – August 2014', '2014-06', '2014-08'],
    ['Juin – Août 2014', '2014-06', '2014-08'],
    ['2013/2016', '2013-01', '2016-12'],
    ['2019 → 2021', '2019-01', '2021-12'],
    ['01/2020 – bis heute', '2020-01', null],
    ['1. Quartal 2020 – 3. Quartal 2021', '2020-01', '2021-09'],
    ['early 2019 – late 2020', '2019-01', '2020-12'],
    ['Mitte 2019 – Ende 2020', '2019-06', '2020-12'],
    ['fin 2019 – début 2021', '2019-12', '2021-01'],
    ['between 2019 and 2021', '2019-01', '2021-12'],
    ['entre mars 2019 et mai 2021', '2019-03', '2021-05'],
    ['March 2019 onwards', '2019-03', null],
    ['à partir de mars 2019', '2019-03', null],
    ['mayo 2020 – a la fecha', '2020-05', null],
    ['Mar 2019 to the present', '2019-03', null],
    ['03.19 – 05.21', '2019-03', '2021-05'],
    ['janv. 2021 / déc. 2022', '2021-01', '2022-12'],
    ['03/01/2019 – 05/31/2021', '2019-03', '2021-05'],
    ['01/03/2019 – 31/05/2021', '2019-03', '2021-05'],
    ['May 21', null, null],
    ['Java 11/17', null, null],
    ['2021 – 2019', null, null],
  ])('%s', (text, from, to) => {
    const found = periodIn(`Acme Ltd\t${text}`);
    expect(from === null ? found : found?.period).toEqual(
      from === null ? null : { from, to, isOpen: to === null },
    );
    if (from) expect(found?.rest).toBe('Acme Ltd');
  });

  it('leaves out how long it lasted', () => {
    expect(periodIn('January 2020 - Present (6 years 11 months)')?.rest).toBe('');
    expect(periodIn('Lotse, 2019 – 2021 (2 Jahre)')?.rest).toBe('Lotse');
    expect(periodIn('Jan 2020 - Present · 6 yrs 11 mos')?.rest).toBe('');
    for (const text of ['6 years 11 months', '(2 ans)', '7 Jahre 2 Monate', '1 año 3 meses'])
      expect(isLength(text)).toBe(true);
    expect(isLength('6 years of Java')).toBe(false);
  });
});

it('the last year of a text is that of its period or its own', () => {
  expect(yearIn('MSc, Leeds, Sep 2012 – Jul 14')?.year).toBe(2014);
  expect(yearIn('Scrum Master (May 2021)')?.year).toBe(2021);
  expect(yearIn('ISO 9001 May 21')).toBeNull();
});

it('a season of a year is no framework', () => {
  expect(withoutSeasons('Denver, Spring 2012')).toBe('Denver');
  expect(withoutSeasons('Spring Boot')).toBe('Spring Boot');
});
