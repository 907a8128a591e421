import { zipSync } from 'fflate';

/**
 * Compresses in the page's own thread. The library's way starts a worker from a `blob:` for parts over 160 KB, which the
 * content security policy refuses, and then never ends. The site's build uses this in its place (vite.config.ts).
 */
export default async (files: Record<string, Uint8Array>): Promise<ArrayBufferLike> => zipSync(files).buffer;
