import { mkdir, writeFile } from 'node:fs/promises';
import { languageCodes } from '../src/i18n/languages.ts';
import { Camera } from './tour/camera.ts';
import { toVtt } from './tour/captions.ts';
import { encodeWebm } from './tour/encodeWebm.ts';
import { drawPointer } from './tour/hand.ts';
import { playScenes } from './tour/scenes.ts';
import { openStudio } from './tour/studio.ts';

/**
 * Records the landing page's demo video: drives the three consoles of the built site (run `npm run build`
 * first) and writes the video, its captions in every language and its poster to public/video.
 */
const folder = new URL('../public/video/', import.meta.url);
const size = { width: 1280, height: 720 };

const studio = await openStudio();
try {
  const page = await studio.visitor(size);
  await page.addInitScript(drawPointer);
  const camera = new Camera();
  await playScenes(page, camera, studio);
  const film = { ...size, seconds: camera.seconds, frames: camera.frames };
  const webm = await encodeWebm(studio.browser, film);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('tour.webm', folder), webm);
  for (const language of languageCodes)
    await writeFile(new URL(`tour.${language}.vtt`, folder), `${toVtt(camera.cues, language)}\n`);
  console.info(
    `${Math.round(camera.seconds)} s, ${camera.frames.length} pictures, ${(webm.length / 1e6).toFixed(2)} MB`,
  );
} finally {
  await studio.close();
}
