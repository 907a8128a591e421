import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open } from '../../testing/open.tsx';

const photo = `data:image/png;base64,${btoa('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\0\0\0\x02\0 face')}`;

const openForm = async () => {
  const opened = await open('provider', '/employees/BE-001');
  const field = await screen.findByRole('group', { name: 'Photo' });
  return { ...opened, field, candidate: () => opened.store.find('candidates', 'BE-001') };
};
const withPhoto = async () => {
  const opened = await openForm();
  const { data } = await opened.dataProvider.getOne('candidates', { id: 'BE-001' });
  await opened.dataProvider.update('candidates', { id: 'BE-001', data: { photo }, previousData: data });
  return opened;
};

test('a file that is not a picture by its content is refused at the field', { tags: 'rest' }, async () => {
  const { user, field, candidate } = await openForm();
  const file = new File(['<html>'], 'face.png', { type: 'image/png' });
  await user.upload(within(field).getByLabelText('Choose a photo', { selector: 'input' }), file);
  expect((await within(field).findByRole('alert')).textContent).toMatch(
    /^This file type is not supported. Use PNG, JPEG or WebP/,
  );
  expect(candidate()?.photo).toBeNull();
});

test('a dropped file is validated as well', { tags: 'rest' }, async () => {
  const { field } = await openForm();
  fireEvent.drop(field, { dataTransfer: { files: [new File(['%PDF-1.4'], 'cv.pdf')] } });
  await within(field).findByRole('alert');
});

test('candidates without a photo have initials, which screen readers skip beside the name', async () => {
  const filter = JSON.stringify({ id: ['BE-001'] });
  const { store } = await open('provider', `/employees?${new URLSearchParams({ filter })}`);
  const name = String(store.find('candidates', 'BE-001')?.name);
  const card = (await screen.findByRole('heading', { name })).closest('article') as HTMLElement;
  const letters = name.split(' ').map(([letter]) => letter);
  expect(within(card).getByText(letters.join('')).closest('[aria-hidden="true"]')).not.toBeNull();
});

test('a photo is removed in the form', async () => {
  const { user, candidate, field } = await withPhoto();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await user.click(await within(field).findByRole('button', { name: 'Remove photo' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(candidate()?.photo).toBeNull());
});
