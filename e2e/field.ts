import type { Locator, Page } from 'playwright-core';

/** An input by its label, whether or not the label marks it as required. */
export const field = (scope: Page | Locator, label: string) =>
  scope.getByLabel(new RegExp(`^${label.replace(/[()$]/g, '\\$&')}\\s*\\*?$`));
