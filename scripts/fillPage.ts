import type { renderFrames, renderNotFound, renderPage } from '../src/landing/render.tsx';

/** A rendered public page: head and body markup, styles, title and description. */
export type RenderedPage = ReturnType<typeof renderPage>;
/** The same page, with placeholders that the server fills in. */
export type FramePage = ReturnType<typeof renderFrames>[number];
export type NotFoundPage = ReturnType<typeof renderNotFound>;

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Inserts a rendered public page at the placeholders in index.html. */
export const fillPage = (html: string, page: RenderedPage | FramePage | NotFoundPage) =>
  html
    .replace('<html lang="en">', `<html lang="${page.language}">`)
    .replace('<!--title-->', () => escapeAttribute(page.title))
    .replace('<!--description-->', () => escapeAttribute(page.description))
    .replace('<!--head-->', () => page.head)
    .replace('<!--style-->', () => `<style>${page.css}</style>`)
    .replace('<!--body-->', () => page.body);
