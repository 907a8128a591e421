import { renderToStaticMarkup } from 'react-dom/server';
import { landing } from '../i18n/en/landing.ts';
import { Landing } from './Landing.tsx';
import css from './landing.css?inline';

/** The landing page as HTML and the style it needs, made at build time: nothing of React reaches the visitor. */
export const renderLanding = async () => ({
  body: renderToStaticMarkup(<Landing texts={landing} />),
  css,
  lang: 'en',
  title: landing.page.title,
  description: landing.page.description,
});
