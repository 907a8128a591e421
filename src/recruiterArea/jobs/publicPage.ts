import { inSite } from '../../platform/siteAddress.ts';

const isDemo = import.meta.env.MODE === 'demo';

/** The public address of a job. The demo's one page of jobs serves them all. */
export const publicPath = (id: string) => inSite(isDemo ? `/jobs/#${id}` : `/jobs/${id}`);
/** A visit to this address does not count as a view. */
export const previewPath = (id: string) => (isDemo ? publicPath(id) : `${publicPath(id)}?preview`);
