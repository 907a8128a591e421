import type { renderFrames, renderNotFound, renderPage } from '../src/landing/render.tsx';

/** A public page as rendered from its components: head and body markup, page style, title and description. */
export type RenderedPage = ReturnType<typeof renderPage>;
/** The same, with marks for what the server knows. */
export type FramePage = ReturnType<typeof renderFrames>[number];
export type NotFoundPage = ReturnType<typeof renderNotFound>;

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Puts a rendered public page into the places that index.html keeps for it. */
export const fillPage = (html: string, page: RenderedPage | FramePage | NotFoundPage) =>
  html
    .replace('<html lang="en">', `<html lang="${page.language}">`)
    .replace('<!--title-->', () => escapeAttribute(page.title))
    .replace('<!--description-->', () => escapeAttribute(page.description))
    .replace('<!--head-->', () => page.head)
    .replace('<!--style-->', () => `<style>${page.css}</style>`)
    .replace('<!--body-->', () => page.body);
