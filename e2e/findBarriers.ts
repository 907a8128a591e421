import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe holds against the page as it stands, one line per rule; with rules named, against those alone. */
export const findBarriers = async (page: Page, ...rules: string[]): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  // A menu or a list of suggestions opens over the page, outside of its landmarks.
  if ((await page.locator('.MuiPopover-root, .MuiAutocomplete-popper').count()) > 0)
    axe.disableRules(['region']);
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations.map(
    ({ id, nodes }) => `${id} on ${nodes.length}: ${nodes[0]?.html.slice(0, 160)} (${nodes[0]?.target})`,
  );
};
