/**
 * The demo's tokens only name whom they stand for, so that a session outlives a reload without a server. They guard
 * nothing: all rows are in the browser of the one who looks at them.
 */
export const tokensFor = (userId: string) => ({
  token: `demo.${userId}.${crypto.getRandomValues(new Uint32Array(1))[0]}`,
  refreshToken: `demo-refresh.${userId}`,
});

export const holderOf = (token: string | null | undefined): string | undefined =>
  /^demo\.([A-Z]+-\d+)\.\d+$/.exec(token ?? '')?.[1];

export const refreshHolderOf = (refreshToken: unknown): string | undefined =>
  /^demo-refresh\.([A-Z]+-\d+)$/.exec(String(refreshToken))?.[1];
