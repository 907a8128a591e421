import { openValue } from '../platform/openValue.ts';

/** What the pages of the demo say about the changes stored in this browser. */
export type DemoNews = {
  /** Another tab discarded all changes. */
  wasReset: boolean;
  /** Changes that this version cannot read: how many, and the version that stored them, if known. */
  unreadable: { rows: number | null; version: string | null } | null;
};

const none: DemoNews = { wasReset: false, unreadable: null };
let latest = none;
const { show, use } = openValue<DemoNews>(none);

export const useDemoNews = use;

export const addDemoNews = (news: Partial<DemoNews>): void => {
  latest = { ...latest, ...news };
  show(latest);
};
