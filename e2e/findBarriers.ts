import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Axe for a page's context; it does not serialize each element that it checks. */
export const axeSource = `${axe.source}; axe.configure({ noHtml: true });`;

/**
 * The violations that axe finds on the current page, one line per rule; limited to the named rules, if any.
 * Axe stays loaded until the page is left, and only violations are sent back, because the full result takes a
 * megabyte per page.
 */
export const findBarriers = async (page: Page, ...rules: string[]): Promise<string[]> => {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axeSource);
  // A menu or a list of suggestions opens outside of the page's landmarks.
  const isOpen = (await page.locator('.MuiPopover-root, .MuiAutocomplete-popper').count()) > 0;
  const options: RunOptions = {
    resultTypes: ['violations'],
    // The only rule that reads style sheets is experimental and does not run.
    preload: { assets: ['media'] },
    ...(rules.length > 0 && { runOnly: rules }),
    ...(isOpen && rules.length === 0 && { rules: { region: { enabled: false } } }),
  };
  return page.evaluate(async (given) => {
    const found = await window.axe?.run(document, given);
    if (!found) throw new Error('The page was left while axe looked at it');
    return found.violations.map(({ id, nodes }) => {
      const target = String(nodes[0]?.target);
      const html = document.querySelector(target)?.outerHTML.slice(0, 160);
      return `${id} on ${nodes.length}: ${html} (${target})`;
    });
  }, options);
};
