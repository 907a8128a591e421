import type { Locator, Page } from 'playwright-core';

/** Draws the mouse pointer into the page, since screenshots do not include it. Runs in the page. */
export const drawPointer = () => {
  const draw = () => {
    const pointer = document.createElement('div');
    pointer.setAttribute('aria-hidden', 'true');
    pointer.style.cssText =
      'position:fixed;z-index:2147483647;left:0;top:0;width:22px;height:22px;margin:-3px 0 0 -3px;border-radius:50%;background:rgba(109,60,217,.38);border:2px solid #6d3cd9;pointer-events:none;transition:scale .12s';
    document.documentElement.append(pointer);
    // Modal dialogs are in the top layer, so the pointer moves into them.
    const follow = ({ clientX, clientY }: MouseEvent) => {
      const dialog = document.querySelector('dialog:modal');
      const home = dialog ?? document.documentElement;
      if (pointer.parentElement !== home) home.append(pointer);
      pointer.style.translate = `${clientX}px ${clientY}px`;
    };
    document.addEventListener('mousemove', follow, true);
    document.addEventListener('mousedown', () => {
      pointer.style.scale = '.7';
    });
    document.addEventListener('mouseup', () => {
      pointer.style.scale = '1';
    });
  };
  if (document.body) draw();
  else document.addEventListener('DOMContentLoaded', draw);
};

export const wait = (page: Page, seconds: number) => page.waitForTimeout(seconds * 1000);

/** Moves the pointer to an element like a person would, and clicks it. */
export const press = async (page: Page, target: Locator) => {
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 40), { steps: 18 });
  await wait(page, 0.25);
  await target.click();
};

export const write = async (page: Page, target: Locator, text: string) => {
  await press(page, target);
  await target.pressSequentially(text, { delay: 45 });
  await wait(page, 0.2);
};
