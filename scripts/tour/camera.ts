import type { Page } from 'playwright-core';
import type { Caption, Cue } from './captions.ts';

/** A picture of the page and the second of the film at which it is first seen. */
export type Frame = { at: number; jpeg: Buffer };

type Shot = { data: string; sessionId: number; metadata: { timestamp?: number } };

/** Films a page: what happens while it is stopped is cut out. */
export class Camera {
  readonly frames: Frame[] = [];
  readonly cues: Cue[] = [];
  private length = 0;
  private began: number | null = null;

  /** The second of the film that is being taken. */
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

  /** Takes one picture now: a page that stands still sends none by itself. */
  private async still(page: Page) {
    const jpeg = await page.screenshot({ type: 'jpeg', quality: 92 });
    this.frames.push({ at: this.now, jpeg });
  }

  /** Films what is played, under one caption. */
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
