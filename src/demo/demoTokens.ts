/**
 * The demo's tokens only name whom they stand for, so that a session outlives a reload without a server. They guard
 * nothing: all rows are in the browser of the one who looks at them.
 */
export const tokensFor = (userId: string) => ({
  token: `demo.${userId}.${crypto.getRandomValues(new Uint32Array(1))[0]}`,
  refreshToken: `demo-refresh.${userId}`,
});

/** Names whose eyes an operator looks through, the operator, and until when. */
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
