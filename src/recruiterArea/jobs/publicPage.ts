/** The browser-only demo has no server that could make public pages. */
export const hasPublicPages = import.meta.env.MODE !== 'demo';

/** Where everybody reads a job; with `preview` the owner's own look is not counted. */
export const publicPath = (id: string) => `/jobs/${id}`;
export const previewPath = (id: string) => `${publicPath(id)}?preview`;
