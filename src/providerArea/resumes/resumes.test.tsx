import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resumePdf } from '../../../domain/resumes/testing/resumePdf.ts';
import { plainResume, sampleResumes } from '../../../domain/resumes/testing/sampleResumes.ts';
import { openPage } from '../../testing/open.tsx';

const openResumes = async () => {
  const opened = await openPage('provider', '/employees/resumes');
  const input = await screen.findByLabelText('Choose files', { selector: 'input' });
  const choose = (...files: File[]) => fireEvent.change(input, { target: { files } });
  return { ...opened, choose };
};
const pdfOf = async (language: keyof typeof sampleResumes) =>
  new File([await resumePdf(sampleResumes[language])], `${language}.pdf`, { type: 'application/pdf' });

test('a resume becomes a draft that quotes its text, is corrected, imported and undone', {
  tags: 'rest',
}, async () => {
  const { user, store, choose } = await openResumes();
  const before = store.rows('candidates').length;
  choose(await pdfOf('en'));
  const draft = within(await screen.findByRole('region', { name: 'Draft from en.pdf' }));
  expect(await draft.findByRole('textbox', { name: /^Name/ })).toHaveValue('Maya Lindqvist');
  draft.getByText('Read from “£85 per hour”');
  expect(draft.getAllByText(/^Read from “Backend engineer with 11 years/)).not.toHaveLength(0);
  draft.getByText('1 line was not understood (highlighted)');
  expect(draft.getByText('Sea swimming').tagName).toBe('MARK');
  // Each engagement has a title as well.
  const title = draft.getAllByRole('textbox', { name: /^Title/ })[0] as HTMLElement;
  expect(title).toHaveAttribute('name', 'title');
  await user.clear(title);
  await draft.findByText(/^Error: Title: /);
  await user.type(title, 'Principal Engineer');
  await draft.findByText('New');
  expect(store.rows('candidates')).toHaveLength(before);
  await user.click(screen.getByRole('button', { name: 'Import 1 candidate' }));
  await screen.findByText('1 candidate added: Maya Lindqvist');
  expect(store.rows('candidates').at(-1)).toMatchObject({
    name: 'Maya Lindqvist',
    title: 'Principal Engineer',
    rate: 8500,
    currency: 'GBP',
    experience: 11,
    email: 'maya.lindqvist@mail.example',
    availability: '1 month notice',
    companyId: 'CO-001',
    languages: expect.arrayContaining([{ language: 'sv', level: 'C1' }]),
    engagements: [
      expect.objectContaining({ client: 'Northbank Payments Ltd', from: '2019-03', to: null }),
      expect.objectContaining({ client: 'Halden Retail plc', from: '2014-09', to: '2019-02' }),
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Undo import' }));
  await screen.findByText(/1 change reverted/);
  expect(store.rows('candidates')).toHaveLength(before);
});

test('a resume dropped as soon as the page opens has its skills in the spelling of the market', async () => {
  const { choose } = await openResumes();
  choose(new File([`${plainResume(sampleResumes.en)}\nSkills\nSpark, k8s`], 'early.txt'));
  const draft = within(await screen.findByRole('region', { name: 'Draft from early.txt' }));
  expect(await draft.findAllByText('Apache Spark')).not.toHaveLength(0);
  expect(draft.queryByText('Spark')).toBeNull();
  expect(draft.getAllByText('Kubernetes')).not.toHaveLength(0);
});

test('of several files, those that cannot be read are named, known people are updated, and drafts can be left out', async () => {
  const { user, store, choose } = await openResumes();
  const known = store.find('candidates', 'BE-002');
  const again = new File(
    [`${known?.name}\n${known?.title}\nSkills\nCOBOL, Fortran\nRate\n$99 per hour`],
    'again.txt',
  );
  choose(
    await pdfOf('de'),
    again,
    new File([new Uint8Array([0x89, 0x50, 0, 1])], 'scan.png'),
    await pdfOf('es'),
  );
  await screen.findByText('scan.png is not a PDF, Word, OpenDocument, RTF or text file.');
  const drafts = within(await screen.findByRole('list', { name: 'Drafts' }));
  await waitFor(() => expect(drafts.getAllByRole('listitem')).toHaveLength(3));
  const [german, update, spanish] = drafts.getAllByRole('button') as [HTMLElement, HTMLElement, HTMLElement];
  expect(german).toHaveTextContent('Jürgen Östermann · de.pdf' + 'New');
  expect(update).toHaveTextContent(/Update: Same name and title as BE-002/);
  await user.click(spanish);
  await user.click(await screen.findByRole('checkbox', { name: 'Import this draft' }));
  expect(spanish).toHaveTextContent('Skipped by you');
  await user.click(screen.getByRole('button', { name: 'Import 2 candidates' }));
  await screen.findByText('1 candidate added: Jürgen Östermann');
  screen.getByText(`1 candidate updated: ${known?.name}`);
  screen.getByText('Íñigo Belmonte Ruiz. Skipped by you');
  const { skills, rate } = store.find('candidates', 'BE-002') ?? {};
  expect(rate).toBe(9900);
  expect(skills).toEqual(expect.arrayContaining([...((known?.skills ?? []) as string[]), 'COBOL']));
});

test('a pasted text without a rate is an error until one is entered', { tags: 'rest' }, async () => {
  const { user, choose } = await openResumes();
  expect(choose).toBeDefined();
  const text = plainResume({ ...sampleResumes.fr, side: sampleResumes.fr.side.slice(0, 5) });
  fireEvent.change(screen.getByRole('textbox', { name: 'Or paste the text of a resume' }), {
    target: { value: text },
  });
  await user.click(await screen.findByRole('button', { name: 'Read text' }));
  const draft = within(await screen.findByRole('region', { name: 'Draft from Pasted text 1' }));
  await draft.findByText(/^Error: Hourly Rate: /);
  expect(screen.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  await user.type(draft.getByRole('textbox', { name: /^Hourly Rate/ }), '70');
  await screen.findByRole('button', { name: 'Import 1 candidate' });
});

test('resumes that exceed the plan are reported and not sent', async () => {
  const { choose } = await openResumes();
  const one = (n: number) =>
    new File(
      [
        `Nora Novak ${'IVXLCDM'[n % 7]}${'abcdefgh'[n >> 3]}\nTester\nRate\n$70 per hour\nProfile\n3 years of experience\nLocation: Lyon`,
      ],
      `${n}.txt`,
    );
  choose(...Array.from({ length: 30 }, (_, n) => one(n)));
  await screen.findByText(/over the limit\. Your Premium plan/, undefined, { timeout: 40_000 });
  screen.getByRole('button', { name: 'Upgrade Plan' });
});
