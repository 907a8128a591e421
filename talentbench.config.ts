import { defineConfig } from './plugin/config.ts';
import {
  billing,
  operatorConsole,
  pipeline,
  providerConsole,
  recommendations,
  recruiterConsole,
  reports,
  security,
  support,
} from './plugins/index.ts';

/** The plugins that are on: the product's own, and any others. docs/plugins.md explains how to write one. */
export default defineConfig({
  plugins: [
    providerConsole,
    recruiterConsole,
    operatorConsole,
    reports,
    support,
    security,
    billing,
    recommendations,
    pipeline,
  ],
});
