import { describe, expect, test } from 'vitest';
import { largestPicture } from '../../../domain/contract/files/picture.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, edit, fieldErrors, refusal } from './open.ts';

const sent = (bytes: string, type = 'image/png') => `data:${type};base64,${btoa(bytes)}`;
const pngOf = (width: string, height: string) => `\x89PNG\r\n\x1a\n\0\0\0\rIHDR${width}${height}`;
const png = pngOf('\0\0\x02\0', '\0\0\x02\0');
const webp = 'RIFF\x10\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\xff\x01\0\xff\x01\0';

/** Candidates' photos. */
export const photos = (as: As): void => {
  const photoOf = async (provider: Awaited<ReturnType<As>>, { id, photo }: Row, name = String(photo)) =>
    (await provider.getPicture('candidates', { id, name })).data;

  describe('a photo', () => {
    test('is stored unchanged, and recognized by its content whatever its name', async () => {
      const provider = await as('provider');
      const person = await addCandidate(provider, { photo: sent(`${png} face`, 'text/html') });
      expect(person.photo).toMatch(/^\d+\.png$/);
      const photo = await photoOf(provider, person);
      expect([photo.type, photo.size]).toEqual(['image/png', 29]);
    });

    test('can be replaced', async () => {
      const provider = await as('provider');
      const person = await addCandidate(provider, { photo: sent(`${png} face`) });
      const { data } = await edit(provider, 'candidates', person, { photo: sent(webp, 'image/webp') });
      expect([data.version, (await photoOf(provider, data)).type]).toEqual([2, 'image/webp']);
      expect((await refusal(photoOf(provider, data, person.photo as string))).status).toBe(404);
    });

    test('is kept when another field is changed', async () => {
      const provider = await as('provider');
      const person = await addCandidate(provider, { photo: sent(png) });
      const { data } = await edit(provider, 'candidates', person, { title: 'Lead' });
      expect((await photoOf(provider, data)).size).toBe(24);
    });

    test('can be removed', async () => {
      const provider = await as('provider');
      const person = await addCandidate(provider, { photo: sent(png) });
      const { data } = await edit(provider, 'candidates', person, { photo: null });
      expect(data.photo).toBeNull();
      expect((await refusal(photoOf(provider, person))).status).toBe(404);
    });

    test('is deleted with its candidate', async () => {
      const provider = await as('provider');
      const person = await addCandidate(provider, { photo: sent(png) });
      await provider.delete('candidates', { id: person.id, previousData: person });
      expect((await refusal(photoOf(provider, person))).status).toBe(404);
    });

    test.each<[string, string]>([
      ['a page that says it is a picture', sent('<html><script>', 'image/png')],
      ['a drawing with scripts in it', sent('<svg xmlns="http://www.w3.org/2000/svg">', 'image/svg+xml')],
      ['a picture of 50,000 by 50,000 pixels', sent(pngOf('\0\0\xc3\x50', '\0\0\xc3\x50'))],
      ['a picture without a side', sent(pngOf('\0\0\0\0', '\0\0\0\x01'))],
      ['the first bytes of a picture and no more', sent('\x89PNG\r\n\x1a\n')],
      ['no base64', 'data:image/png;base64,%%%'],
      ['too large', sent(png + 'x'.repeat(largestPicture), 'image/png')],
      ['a web address', 'https://pictures.example/ada.png'],
      ['the name of another picture', '1750000000000.png'],
    ])('that is %s is refused at its field', async (_, photo) => {
      const provider = await as('provider');
      const added = await refusal(addCandidate(provider, { photo }));
      expect([added.status, fieldErrors(added)]).toEqual([400, ['photo']]);
      const person = await addCandidate(provider);
      const changed = await refusal(edit(provider, 'candidates', person, { photo }));
      expect([changed.status, fieldErrors(changed)]).toEqual([400, ['photo']]);
    });

    test('cannot be part of a batch', async () => {
      const provider = await as('provider');
      const { id, version } = await addCandidate(provider);
      const items = [{ edit: { id, version, changes: { photo: sent(png) } } }];
      const error = await refusal(provider.batch('candidates', { items }));
      expect([error.status, (error.body as { details?: { rows: object[] } }).details?.rows]).toMatchObject([
        400,
        [{ row: 0, errors: { photo: { message: 'This can’t be set here' } } }],
      ]);
    });

    test('is visible to recruiters as long as its candidate is, and to no other provider', async () => {
      const provider = await as('provider');
      const person = await addCandidate(provider, { photo: sent(png) });
      const recruiter = await as('recruiter');
      expect((await photoOf(recruiter, person)).size).toBe(24);
      expect((await refusal(photoOf(await as('otherProvider'), person))).status).toBe(404);
      await edit(provider, 'candidates', person, { published: false });
      expect((await refusal(photoOf(recruiter, person))).status).toBe(404);
    });

    test('can be changed only by users who may change the candidate', async () => {
      const person = await addCandidate(await as('provider'));
      for (const [user, status] of [
        ['recruiter', 403],
        ['viewer', 403],
        ['otherProvider', 404],
      ] as const)
        expect((await refusal(edit(await as(user), 'candidates', person, { photo: sent(png) }))).status).toBe(
          status,
        );
    });

    test('can be loaded without counting a view', async () => {
      const provider = await as('provider');
      const person = await addCandidate(provider, { photo: sent(png) });
      await photoOf(await as('recruiter'), person);
      const { data } = await provider.getOne<Row>('candidates', { id: person.id });
      expect(data.profileViews).toBe(0);
    });
  });
};
