import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Route } from 'playwright-core';
import type { Frame } from './camera.ts';

export type Film = { width: number; height: number; seconds: number; frames: readonly Frame[] };

const perSecond = 12;
/** How often an unchanged frame is repeated, so that a viewer can seek to any second. */
const mostStill = 1;

/** The frame to show at each time: `at` and the index of the frame. */
const schedule = ({ frames, seconds }: Film): { at: number; frame: number }[] => {
  const shown: { at: number; frame: number }[] = [];
  let frame = 0;
  for (let at = 0; at < seconds; at += 1 / perSecond) {
    while (frame + 1 < frames.length && (frames[frame + 1]?.at ?? Infinity) <= at) frame++;
    const last = shown.at(-1);
    if (!last || last.frame !== frame || at - last.at >= mostStill) shown.push({ at, frame });
  }
  return shown;
};

/** Encodes in the browser, which has a VP9 encoder. Runs in the page. */
const encodeInPage = async ({
  shown,
  width,
  height,
  seconds,
}: Omit<Film, 'frames'> & { shown: { at: number; frame: number }[] }) => {
  const bunny = await import(`${location.origin}/mediabunny.mjs`);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const target = new bunny.BufferTarget();
  const output = new bunny.Output({ format: new bunny.WebMOutputFormat(), target });
  const source = new bunny.CanvasSource(canvas, {
    codec: 'vp9',
    bitrate: 700_000,
    keyFrameInterval: 5,
    latencyMode: 'quality',
  });
  output.addVideoTrack(source);
  await output.start();
  for (const [place, { at, frame }] of shown.entries()) {
    const picture = await createImageBitmap(await (await fetch(`/frame/${frame}`)).blob());
    context.drawImage(picture, 0, 0, width, height);
    picture.close();
    await source.add(at, (shown[place + 1]?.at ?? seconds) - at);
  }
  await output.finalize();
  await fetch('/film', { method: 'POST', body: target.buffer });
};

/** The video as a WebM file with VP9. */
export const encodeWebm = async (browser: Browser, film: Film): Promise<Buffer> => {
  const page = await browser.newPage();
  const library = await readFile(
    fileURLToPath(import.meta.resolve('mediabunny')).replace(/dist\/.*$/, 'dist/bundles/mediabunny.mjs'),
  );
  let webm: Buffer | null = null;
  const answer = (route: Route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/mediabunny.mjs')
      return route.fulfill({ contentType: 'text/javascript', body: library });
    if (pathname.startsWith('/frame/'))
      return route.fulfill({
        contentType: 'image/jpeg',
        body: film.frames[Number(pathname.slice(7))]?.jpeg ?? Buffer.alloc(0),
      });
    if (pathname === '/film') webm = route.request().postDataBuffer();
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
  };
  // Not a real address: all requests of this page are answered here. Browsers offer encoding only on secure
  // origins such as localhost.
  await page.route('**/*', answer);
  await page.goto('http://localhost:9/');
  const { width, height, seconds } = film;
  await page.evaluate(encodeInPage, { shown: schedule(film), width, height, seconds });
  await page.close();
  if (!webm) throw new Error('The browser sent no film');
  return webm;
};
