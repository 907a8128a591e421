import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type DrawnResume, drawnPdf } from '../resumes/testing/drawnPdf.ts';
import { bytesOf, newPdf, pagesPdf, resumePdf } from '../resumes/testing/resumePdf.ts';
import { type SampleLanguage, sampleResumes } from '../resumes/testing/sampleResumes.ts';
import { docxOf, odtOf, rtfOf, tableDocx } from '../resumes/testing/textArchives.ts';
import { documentLimits } from './limits.ts';
import { readAnswer } from './readAnswer.ts';
import { readDocument } from './readDocument.ts';
import { readPdf } from './readPdf.ts';
import { textOfPage } from './textOfPage.ts';

const answerOf = (bytes: Uint8Array) => readAnswer(() => readDocument(bytes, readPdf));
const textOf = async (bytes: Uint8Array) => {
  const answer = await answerOf(bytes);
  return 'text' in answer ? answer.text : answer.fault;
};
const lines = ['Zoë Müller & Söhne', 'C++ <3 – 50 €\tnow'];
const read = 'Zoë Müller & Söhne\nC++ <3 – 50 €\tnow';

test.each([
  ['Word', docxOf(lines)],
  ['OpenDocument', odtOf(lines)],
  ['Rich Text', rtfOf(lines)],
  ['UTF-8', strToU8(lines.join('\r\n'))],
  [
    'Windows-1252',
    Uint8Array.from(lines.join('\n').replace('–', '\x96').replace('€', '\x80'), (sign) => sign.charCodeAt(0)),
  ],
])('a %s file is read with its umlauts, signs and tabs', async (_, bytes) => {
  expect(await textOf(bytes)).toBe(read);
});

test.each(Object.keys(sampleResumes) as SampleLanguage[])(
  'a PDF with two columns is read one column after the other (%s)',
  async (language) => {
    const resume = sampleResumes[language];
    const text = await textOf(await resumePdf(resume));
    const expected = [...resume.side, ...resume.main].flatMap(([heading, its]) => [heading, ...its]);
    expect(text.split('\n').filter(Boolean)).toEqual([...resume.head, ...expected]);
  },
);

const piece = (text: string, x: number, y: number) => ({ text, x, y, width: text.length * 5, height: 10 });

test('dates beside their text are read on the same line, not as a column', () => {
  const rows = ['2021 – 2024', '2018 – 2021', '2015 – 2018', '2012 – 2015', '2010 – 2012'];
  const page = rows.flatMap((dates, at) => [
    piece(dates, 50, 700 - at * 30),
    piece(`Firm ${at}`, 200, 700 - at * 30),
    piece('did much there', 200, 688 - at * 30),
  ]);
  expect(textOfPage(page).split('\n')).toEqual(
    rows.flatMap((dates, at) => [`${dates}\tFirm ${at}`, 'did much there']),
  );
});

const page = { x: 50, width: 495 };
const drawnText = async (drawn: DrawnResume) => textOf(await drawnPdf(drawn));

test('a table of labels is read row by row, whatever its labels are', async () => {
  const rows = ['Role || Tester', 'Client || Port Ltd', 'Tasks || Tests'].flatMap((row) => [row, row]);
  const text = await drawnText({ cells: [0.3, 0.7], columns: [{ ...page, rows: ['## Projects', ...rows] }] });
  expect(text.split('\n')).toEqual(['Projects', ...rows.map((row) => row.replace(' || ', '\t'))]);
});

test('the largest line comes first, with the title below it, in whichever column it stands', async () => {
  const narrow = { x: 40, width: 120, rows: ['## Contact', '+44 20 7946 0123', 'London', 'Leeds', 'York'] };
  const wide = { x: 200, width: 300, rows: ['# Ana Ruiz', '= Tester', '## Work', 'Port', 'Quay', 'Dock'] };
  const text = await drawnText({ columns: [narrow, wide] });
  expect(text.split('\n').filter(Boolean)).toEqual([
    ...['Ana Ruiz', 'Tester'],
    ...['Contact', ...narrow.rows.slice(1)],
    ...['Work', ...wide.rows.slice(3)],
  ]);
});

test('columns go on over pages, without the head and foot of each page', async () => {
  const lines = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`);
  const text = await drawnText({
    foot: 'Ana Ruiz, page {n} of {of}',
    columns: [
      { x: 40, width: 120, rows: lines('narrow', 80) },
      { x: 200, width: 300, rows: lines('wide', 120) },
    ],
  });
  expect(text.split('\n').filter(Boolean)).toEqual([...lines('narrow', 80), ...lines('wide', 120)]);
});

const withFeet = async (feet: readonly string[]) => {
  const text = await textOf(await pagesPdf(['Tester', 'Port Ltd', 'Skills'], feet));
  return text.split('\n').filter(Boolean);
};

test.each([
  [['German (native), English C1', 'Kotlin – 2', 'Python 3']],
  [['Port Ltd, 2019 – 2021', 'Port Ltd, 2016 – 2019', 'Port Ltd, 2012 – 2016']],
])('last lines of pages that are not their numbers are read: %j', async (feet) => {
  expect(await withFeet(feet)).toEqual(['Tester', feet[0], 'Port Ltd', feet[1], 'Skills', feet[2]]);
});

test.each([
  ...['{n}', '– {n} –', '{n} of 3', '{n} / 3', 'Seite {n} von 3', 'Página {n} de 3', 'Page {n} sur 3'],
  ...['June 2026     Ana Ruiz     {n}', 'Ana Ruiz · {n}', 'Ana Ruiz, page {n}', 'Ana Ruiz | {n}/3'],
])('at the foot of pages, “%s” is their number', async (foot) => {
  const feet = [1, 2, 3].map((number) => foot.replace('{n}', String(number)));
  expect(await withFeet(feet)).toEqual(['Tester', 'Port Ltd', 'Skills']);
});

test('the foot of a single page has its number behind other words', async () => {
  expect(await textOf(await pagesPdf(['Tester'], ['Ana Ruiz     1']))).toBe('Tester');
  expect(await textOf(await pagesPdf(['Tester'], ['English C1']))).toBe('Tester\n\nEnglish C1');
});

test.each([
  [
    ['Ana Ruiz, Tester', '', 'Ana Ruiz, Tester'],
    ['Port Ltd', 'Ana Ruiz, Tester', 'Skills'],
  ],
  [
    ['Ana Ruiz, Tester', '2', 'Ana Ruiz, Tester'],
    ['Port Ltd', 'Ana Ruiz, Tester', 'Skills'],
  ],
  [
    ['Ana Ruiz · 1', '', 'Ana Ruiz · 3'],
    ['Port Ltd', 'Skills'],
  ],
])('a page without text between others does not keep their feet: %j', async (feet, read) => {
  const text = await textOf(await pagesPdf(['Port Ltd', '', 'Skills'], feet));
  expect(text.split('\n').filter(Boolean)).toEqual(read);
});

test.each([-90, 90])('words that are turned by %d degrees cross no other column', async (degrees) => {
  const columns = [
    Array.from({ length: 12 }, (_, at) => `narrow ${at}`),
    Array.from({ length: 12 }, (_, at) => `wide ${at}, in the other column`),
  ] as const;
  const turned = 'Curriculum vitae, written in November';
  const pdf = newPdf();
  const bytes = bytesOf(pdf);
  pdf.fontSize(24).text('Ana Ruiz', 60, 50, { lineBreak: false }).fontSize(10);
  for (const [column, lines] of columns.entries())
    for (const [at, line] of lines.entries())
      pdf.text(line, 60 + column * 100, 120 + at * (22 - column * 5), { lineBreak: false });
  pdf.rotate(degrees, { origin: [40, 230] }).text(turned, 40, 230, { lineBreak: false });
  pdf.end();
  const lines = (await textOf(await bytes)).split('\n').filter(Boolean);
  expect(lines[0]).toBe('Ana Ruiz');
  expect(lines.filter((line) => line !== turned)).toEqual(['Ana Ruiz', ...columns.flat()]);
});

test.each([
  [90, { x: 0, y: 842, degrees: -90 }],
  [180, { x: 595, y: 842, degrees: 180 }],
  [270, { x: 595, y: 0, degrees: 90 }],
])('a page that is shown turned by %d degrees is read as it is shown', async (turn, { x, y, degrees }) => {
  const pdf = newPdf();
  const bytes = bytesOf(pdf);
  pdf.page.dictionary.data.Rotate = turn;
  pdf.translate(x, y).rotate(degrees, { origin: [0, 0] });
  const rows = ['Ana Ruiz', 'Senior Developer', 'Java and SQL since 2015', 'Lives in Madrid'];
  for (const [at, row] of rows.entries())
    pdf
      .text(row, 60, 50 + at * 40, { lineBreak: false })
      .text(`Right ${at}`, 360, 50 + at * 40, { lineBreak: false });
  pdf.end();
  const lines = (await textOf(await bytes)).split('\n').filter(Boolean);
  expect(lines).toEqual(rows.map((row, at) => `${row}\tRight ${at}`));
});

test('lines of a paragraph are joined, those of a list are not', async () => {
  const item =
    'Moved the payments of three countries to one service, and the people who had looked after the old ones to better work';
  const rows = [`- ${item}`, `- ${item}`, `- ${item}`, '! Tester', 'Port Ltd'];
  const text = await drawnText({ columns: [{ x: 50, width: 300, rows }] });
  expect(text.split('\n')).toEqual([...[1, 2, 3].map(() => `• ${item}`), 'Tester', 'Port Ltd']);
});

test.each([
  ['words broken at the end of a line', 'Kuber-\nnetes, Java-\nEntwickler', 'Kubernetes, Java-Entwickler'],
  ['parts of words that share their end', 'Haupt-\nund Nebenkosten', 'Haupt-\nund Nebenkosten'],
  ['ligatures', 'Con\ufb02uence, pro\ufb01le', 'Confluence, profile'],
  ['soft hyphens', 'Post\u00adgreSQL', 'PostgreSQL'],
  ['spaced letters', 'A N A  R U I Z', 'ANA RUIZ'],
  ['marks of lists and icons of special fonts', '\uf0b7 Java\n\uf095 12 \uf0e0 34', '• Java\n• 12\t34'],
])('of %s the text is understood', async (_, written, text) => {
  expect(await textOf(strToU8(written))).toBe(text);
});

test('cells of a Word table are read row by row, long ones one after the other', async () => {
  const rows = [
    ['Skills', 'Java, SQL'],
    ['2019 – 2021', 'Tester\nPort Ltd'],
    ['Contact\nLondon', 'Work\nTester'],
    ['', 'last'],
  ];
  expect(await textOf(tableDocx(rows))).toBe(
    [
      'Skills\tJava, SQL',
      '2019 – 2021\tTester',
      'Port Ltd',
      'Contact',
      'London',
      'Work',
      'Tester',
      'last',
    ].join('\n'),
  );
});

test('labels that end right before their values are cells beside them', () => {
  const rows = [
    ['Name', 'Ana Ruiz'],
    ['Telephone', '020 7946 0123'],
    ['Town', 'Leeds'],
    ['Post', 'Tester'],
  ] as const;
  const page = rows.flatMap(([label, value], at) => [
    piece(label, 100 - label.length * 5, 700 - at * 15),
    piece(value, 109, 700 - at * 15),
  ]);
  expect(textOfPage(page).split('\n')).toEqual(rows.map((row) => row.join('\t')));
});

test('tables of three and of two columns below each other are no columns of the page', () => {
  const cells = [
    ['MBA', 'Osmania', '2016'],
    ['BCom', 'Nizam', '2014'],
    ['Born', '1993'],
    ['Speaks', 'Telugu'],
    ['Pass', 'Z12'],
  ];
  const page = cells.flatMap((row, at) =>
    row.map((cell, column) =>
      piece(cell, row.length === 2 && column === 1 ? 250 : 50 + column * 100, 700 - at * 20),
    ),
  );
  expect(textOfPage(page).split('\n').filter(Boolean)).toEqual(cells.map((row) => row.join('\t')));
});

test('words in brackets go on in the next line of a narrow column', () => {
  const page = [piece('English (Native or', 50, 700), piece('Bilingual)', 50, 688), piece('Yoruba', 50, 670)];
  expect(textOfPage(page).split('\n')).toEqual(['English (Native or Bilingual)', 'Yoruba']);
});

test('deleted text and field codes of Word are left out, headers come first', async () => {
  const header = '<w:hdr><w:p><w:r><w:t>Ana Ruiz</w:t></w:r></w:p></w:hdr>';
  const xml =
    '<w:document><w:p><w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText><w:t>new</w:t></w:r></w:p></w:document>';
  expect(await textOf(docxOf([], { 'word/header1.xml': header, 'word/document.xml': xml }))).toBe(
    'Ana Ruiz\n\nnew',
  );
});

const huge = (name: string, bytes: number) => ({ [name]: new Uint8Array(bytes).fill(65) });
const encryptedPdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n3 0 obj<</Filter/Standard/V 1/R 2/O(12345678901234567890123456789012)/U(12345678901234567890123456789012)/P -4>>endobj\ntrailer<</Root 1 0 R/Encrypt 3 0 R/ID[(1)(1)]>>';

test.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
  ['a picture', () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1), 'type'],
  ['a workbook', () => zipSync({ 'xl/workbook.xml': strToU8('<a/>') }), 'type'],
  ['a Word document of before 2007', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), 'oldWord'],
  ['a damaged Word document', () => docxOf(lines).slice(0, 200), 'damaged'],
  ['a damaged PDF', () => strToU8('%PDF-1.7 and nothing else'), 'damaged'],
  ['a PDF with a password', () => strToU8(encryptedPdf), 'encrypted'],
  ['an encrypted OpenDocument text', () => odtOf(lines, '<manifest:encryption-data/>'), 'encrypted'],
  ['a PDF of scanned pages', () => pagesPdf(['', '']), 'noText'],
  ['a PDF of too many pages', () => pagesPdf(Array(documentLimits.pages + 1).fill('page')), 'tooManyPages'],
  [
    'an archive that unpacks to too much',
    () => zipSync(huge('word/document.xml', documentLimits.unpacked + 1)),
    'tooLarge',
  ],
  [
    'an archive of too many parts',
    () =>
      zipSync(
        Object.fromEntries(
          Array.from({ length: documentLimits.parts + 1 }, (_, at) => [`${at}`, new Uint8Array()]),
        ),
      ),
    'tooLarge',
  ],
  ['a text without end', () => new Uint8Array(documentLimits.characters + 1).fill(65), 'tooLong'],
  ['a file without text', () => strToU8('  \n'), 'noText'],
])('%s is refused with its reason', async (_, make, fault) => {
  expect(await answerOf(await make())).toEqual({ fault });
});

test('an archive that declares less than it contains is cut off at what it declares', async () => {
  const bytes = zipSync({ 'word/document.xml': strToU8('<w:t>'.padEnd(100_000, 'ab')) });
  const view = new DataView(bytes.buffer);
  const directory = bytes.findLastIndex(
    (_, at) => at + 4 <= bytes.length && view.getUint32(at, true) === 0x02014b50,
  );
  view.setUint32(directory + 24, 50, true);
  const answer = await answerOf(bytes);
  expect('text' in answer ? answer.text.length : answer.fault).toSatisfy(
    (told) => told === 'damaged' || Number(told) <= 50,
  );
});
