import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import site from '../../locales/en/site.json';
import { openPage } from './testing.ts';
import { wireTour } from './tour.ts';

const { landing } = site;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Watch the demo' }));
  return screen.findByRole('dialog', { name: landing.tour.title });
};
const video = () => document.querySelector('video');

beforeEach(() => {
  openPage('', 'en');
  wireTour();
});

describe('the demo video', () => {
  it('is not there before its dialog opens', () => {
    expect(document.querySelectorAll('video, track, [poster]')).toHaveLength(0);
  });

  it('comes from this site with captions in every language when the dialog opens', async () => {
    await open();
    await vi.waitFor(() => expect(video()).not.toBeNull());
    expect(video()).toHaveAttribute('src', '/video/tour.webm');
    expect(video()?.poster).toMatch(/\/video\/tour.webp$/);
    const tracks = [...document.querySelectorAll('track')];
    expect(tracks.map((track) => track.getAttribute('src'))).toEqual([
      '/video/tour.en.vtt',
      '/video/tour.es.vtt',
      '/video/tour.fr.vtt',
      '/video/tour.de.vtt',
    ]);
    expect(tracks.filter((track) => track.default)).toEqual([tracks[0]]);
  });

  it('plays from its overlay', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const dialog = await open();
    await vi.waitFor(() => expect(video()).not.toBeNull());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Play video' }));
    expect(play).toHaveBeenCalledOnce();
    expect(video()?.controls).toBe(true);
    play.mockRestore();
  });

  it('offers to try the platform, which closes it and opens sign-up', async () => {
    const dialog = await open();
    const button = within(dialog).getByRole('button', { name: 'Try Platform Now' });
    expect(button).toHaveAttribute('data-opens', 'signUp');
    await userEvent.click(button);
    expect(dialog).not.toHaveAttribute('open');
  });

  it('says so when the video cannot be loaded', async () => {
    const dialog = await open();
    await vi.waitFor(() => expect(video()).not.toBeNull());
    video()?.dispatchEvent(new Event('error'));
    expect(within(dialog).getByRole('status')).toHaveTextContent(landing.tour.unavailable);
  });
});
