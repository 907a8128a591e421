/** A plugin that is an npm package. */
declare module 'talentbench-badges' {
  export const plugin: import('../plugin/index.ts').Plugin;
}
