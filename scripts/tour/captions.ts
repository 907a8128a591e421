import de from '../../locales/de/site.json' with { type: 'json' };
import en from '../../locales/en/site.json' with { type: 'json' };
import es from '../../locales/es/site.json' with { type: 'json' };
import fr from '../../locales/fr/site.json' with { type: 'json' };
import type { Language } from '../../src/i18n/languages.ts';

const catalogues = { en, es, fr, de };

/** The scenes of the film, which each have a caption. */
export type Caption = keyof typeof en.tourCaptions;

/** When a caption is shown, in seconds from the start of the film. */
export type Cue = { caption: Caption; from: number; to: number };

const clock = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** The captions of one language as WebVTT. */
export const toVtt = (cues: readonly Cue[], language: Language) =>
  [
    'WEBVTT',
    ...cues.map(
      ({ caption, from, to }) =>
        `${clock(from)} --> ${clock(to)}\n${catalogues[language].tourCaptions[caption]}`,
    ),
  ].join('\n\n');
