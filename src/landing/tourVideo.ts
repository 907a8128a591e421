import { inSite } from '../platform/siteAddress.ts';

const captions = (video: HTMLVideoElement, languages: Record<string, string>, chosen: string) => {
  for (const [language, name] of Object.entries(languages)) {
    const track = document.createElement('track');
    track.kind = 'captions';
    track.src = inSite(`/video/tour.${language}.vtt`);
    track.srclang = language;
    track.label = name;
    track.default = language === chosen;
    video.append(track);
  }
};

const makeVideo = ({ label = '', language = 'en', languages = '{}' }: DOMStringMap) => {
  const video = document.createElement('video');
  video.src = inSite('/video/tour.webm');
  video.poster = inSite('/video/tour.webp');
  video.preload = 'none';
  video.playsInline = true;
  video.setAttribute('aria-label', label);
  captions(video, JSON.parse(languages) as Record<string, string>, language);
  return video;
};

/** Inserts the video behind the play button, once. Its controls appear when it plays. */
export const stageVideo = (stage: HTMLElement) => {
  if (stage.querySelector('video')) return;
  const video = makeVideo(stage.dataset);
  const play = stage.querySelector<HTMLElement>('.play');
  const failed = stage.parentElement?.querySelector('.tour-failed');
  stage.prepend(video);
  play?.addEventListener('click', () => {
    play.hidden = true;
    video.controls = true;
    video.focus();
    video.play().catch(() => undefined);
  });
  video.addEventListener('error', () => {
    if (failed) failed.textContent = stage.dataset.unavailable ?? '';
  });
};
