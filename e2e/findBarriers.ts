import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * What axe holds against the page as it stands, one line per rule; with rules named, against those alone. The page
 * keeps axe until it is left, and sends back only what is wrong: the rest is a megabyte a page.
 */
export const findBarriers = async (page: Page, ...rules: string[]): Promise<string[]> => {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axe.source);
  // A menu or a list of suggestions opens over the page, outside of its landmarks.
  const isOpen = (await page.locator('.MuiPopover-root, .MuiAutocomplete-popper').count()) > 0;
  const options: RunOptions = {
    resultTypes: ['violations'],
    // The one rule that reads style sheets is experimental and does not run.
    preload: { assets: ['media'] },
    ...(rules.length > 0 && { runOnly: rules }),
    ...(isOpen && rules.length === 0 && { rules: { region: { enabled: false } } }),
  };
  return page.evaluate(async (given) => {
    const found = await window.axe?.run(document, given);
    if (!found) throw new Error('The page was left while axe looked at it');
    return found.violations.map(
      ({ id, nodes }) => `${id} on ${nodes.length}: ${nodes[0]?.html.slice(0, 160)} (${nodes[0]?.target})`,
    );
  }, options);
};
