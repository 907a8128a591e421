/** The browser-only demo has no server to render public pages. */
export const hasPublicPages = import.meta.env.MODE !== 'demo';

/** The public address of a job; a visit with `preview` does not count as a view. */
export const publicPath = (id: string) => `/jobs/${id}`;
export const previewPath = (id: string) => `${publicPath(id)}?preview`;
