import type { Page } from 'playwright-core';
import type { Caption, Cue } from './captions.ts';

/** A frame, with the time in the video at which it first appears, in seconds. */
export type Frame = { at: number; jpeg: Buffer };

type Shot = { data: string; sessionId: number; metadata: { timestamp?: number } };

/** Records a page. Everything that happens while it is paused is cut out. */
export class Camera {
  readonly frames: Frame[] = [];
  readonly cues: Cue[] = [];
  private length = 0;
  private began: number | null = null;

  /** The current time in the video, in seconds. */
  get now(): number {
    return this.began === null ? this.length : this.length + performance.now() / 1000 - this.began;
  }

  async point(page: Page) {
    const session = await page.context().newCDPSession(page);
    session.on('Page.screencastFrame', ({ data, sessionId }: Shot) => {
      if (this.began !== null) this.frames.push({ at: this.now, jpeg: Buffer.from(data, 'base64') });
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 92, everyNthFrame: 1 });
  }

  /** Captures a frame now, because an unchanged page sends none. */
  private async still(page: Page) {
    const jpeg = await page.screenshot({ type: 'jpeg', quality: 92 });
    this.frames.push({ at: this.now, jpeg });
  }

  /** Records an action with one caption. */
  async take(page: Page, caption: Caption, play: () => Promise<void>) {
    const from = this.length;
    await this.still(page);
    this.began = performance.now() / 1000;
    await play();
    this.length = this.now;
    this.began = null;
    this.cues.push({ caption, from, to: this.length });
  }

  get seconds(): number {
    return this.length;
  }
}
