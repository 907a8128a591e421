import { showNotice } from './notice.ts';

const load = () => import('./tourVideo.ts');

const open = async (dialog: HTMLDialogElement) => {
  dialog.showModal();
  const stage = dialog.querySelector<HTMLElement>('.stage');
  try {
    const { stageVideo } = await load();
    if (stage) stageVideo(stage);
  } catch (error) {
    console.error(error);
    dialog.close();
    showNotice('unreachable');
  }
};

/** The demo video's dialog. Nothing of it is loaded before it opens, and the video stops when it closes. */
export const wireTour = () => {
  const dialog = document.querySelector<HTMLDialogElement>('#tour');
  if (!dialog) return;
  for (const opener of document.querySelectorAll('[data-opens="tour"]'))
    opener.addEventListener('click', () => open(dialog));
  dialog.addEventListener('close', () => dialog.querySelector('video')?.pause());
  dialog.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element && target.closest('[data-closes]');
    if (target === dialog || chosen) dialog.close();
  });
};
