/** The landing page as rendered from its components: body markup, page style, title and description. */
export interface RenderedLanding {
  body: string;
  css: string;
  lang: string;
  title: string;
  description: string;
}

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Puts the rendered landing page into the places that index.html keeps for it. */
export const fillLanding = (html: string, landing: RenderedLanding) =>
  html
    .replace('<html lang="en">', `<html lang="${escapeAttribute(landing.lang)}">`)
    .replace('<!--title-->', () => escapeAttribute(landing.title))
    .replace('<!--description-->', () => escapeAttribute(landing.description))
    .replace('<!--style-->', () => `<style>${landing.css}</style>`)
    .replace('<!--body-->', () => landing.body);
