/**
 * The demo's tokens contain only the user's id, so that a session survives a reload without a server. They
 * protect nothing: all rows are in the user's own browser.
 */
export const tokensFor = (userId: string) => ({
  token: `demo.${userId}.${crypto.getRandomValues(new Uint32Array(1))[0]}`,
  refreshToken: `demo-refresh.${userId}`,
});

/** Contains the viewed user, the operator and the time when the view ends. */
export const viewTokenFor = (userId: string, by: string, until: Date) =>
  `demo-view.${userId}.${by}.${until.getTime()}`;

export type DemoView = { userId: string; by: string; until: Date };

export const viewOf = (token: string | null | undefined): DemoView | undefined => {
  const [, userId, by, until] = /^demo-view\.([A-Z]+-\d+)\.([A-Z]+-\d+)\.(\d+)$/.exec(token ?? '') ?? [];
  return userId && by ? { userId, by, until: new Date(Number(until)) } : undefined;
};

export const holderOf = (token: string | null | undefined): string | undefined =>
  /^demo\.([A-Z]+-\d+)\.\d+$/.exec(token ?? '')?.[1];

export const refreshHolderOf = (refreshToken: unknown): string | undefined =>
  /^demo-refresh\.([A-Z]+-\d+)$/.exec(String(refreshToken))?.[1];
