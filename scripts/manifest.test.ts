import { describe, expect, it } from 'vitest';
import { type Manifest, neededBy } from './manifest.ts';

const manifest: Manifest = {
  'app.html': { file: 'assets/app.js', imports: ['_react.js'] },
  'src/app/Console.tsx': { file: 'assets/Console.js', imports: ['_react.js', '_mui.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_mui.js': { file: 'assets/mui.js', imports: ['_react.js'] },
};

describe('the code an entry needs', () => {
  it('is its own and that of all it imports, each once', () => {
    expect(neededBy(manifest, ['app.html', 'src/app/Console.tsx'])).toEqual([
      '/assets/app.js',
      '/assets/react.js',
      '/assets/Console.js',
      '/assets/mui.js',
    ]);
  });

  it('is nothing for an entry that was not built', () => {
    expect(neededBy(manifest, ['src/nowhere.ts'])).toEqual([]);
  });
});
