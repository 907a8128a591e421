import { describe, expect, it } from 'vitest';
import { type Chunk, neededBy, reachOf } from './chunks.ts';
import { isNeededBy } from './codeGroups.ts';
import { stillToFetch } from './leanPreloads.ts';

const chunk = (fileName: string, modules: string[], imports: string[] = [], later: string[] = []): Chunk => ({
  fileName,
  moduleIds: modules.map((module) => `/project/${module}`),
  imports,
  dynamicImports: later,
});

const chunks = [
  chunk('shell.js', ['src/main.tsx'], ['react.js'], ['console.js', 'area.js']),
  chunk('console.js', ['src/app/Console.tsx', 'src/dataProvider/rest.ts'], ['react.js', 'mui.js']),
  chunk('area.js', ['src/components/area.ts'], ['console.js', 'tiles.js'], ['list.js']),
  chunk('list.js', ['src/list.ts'], ['mui.js', 'tiles.js', 'table.js']),
  chunk('site.js', ['src/landing/main.ts'], [], ['form.js']),
  chunk('form.js', ['src/landing/form.ts'], ['react.js']),
  chunk('react.js', ['node_modules/react/index.js']),
  chunk('mui.js', ['node_modules/mui/index.js'], ['react.js']),
  chunk('tiles.js', ['src/tiles.ts']),
  chunk('table.js', ['src/table.ts']),
];

describe('the code a module needs', () => {
  it('is its own file and all that it imports, each once', () => {
    expect(neededBy(chunks, ['src/main.tsx', 'src/app/Console.tsx', 'src/dataProvider/rest.ts'])).toEqual([
      '/shell.js',
      '/react.js',
      '/console.js',
      '/mui.js',
    ]);
  });

  it('is nothing for a module that was not built', () => {
    expect(neededBy(chunks, ['src/nowhere.ts'])).toEqual([]);
  });

  it('is with time also what is imported later', () => {
    expect([...reachOf(chunks, 'site.js', true)]).toEqual(['site.js', 'form.js', 'react.js']);
  });
});

describe('what a file has to fetch with a page', () => {
  const known = { console: reachOf(chunks, 'console.js'), outside: reachOf(chunks, 'site.js', true) };
  const asked = ['list.js', 'mui.js', 'react.js', 'tiles.js', 'table.js'];

  it('leaves out what it stands on itself, and what every console has', () => {
    expect(stillToFetch(chunks, 'area.js', asked, known)).toEqual(['list.js', 'table.js']);
  });

  it('is all that a public page does not have, which knows no console', () => {
    expect(stillToFetch(chunks, 'site.js', ['form.js', 'react.js', 'mui.js'], known)).toEqual([
      'form.js',
      'react.js',
      'mui.js',
    ]);
  });
});

describe('what an entry needs', () => {
  const importers: Record<string, string[]> = {
    '/src/main.tsx': [],
    '/src/Site.tsx': ['/src/main.tsx'],
    '/src/words.ts': ['/src/Site.tsx', '/src/words.ts'],
    '/src/page.tsx': [],
  };
  const graph = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) as never };
  const entry = /\/src\/main\.tsx$/;

  it('is what it imports, directly or not, and not itself', () => {
    const needed = Object.keys(importers).filter((id) => isNeededBy(entry, id, graph));
    expect(needed).toEqual(['/src/Site.tsx', '/src/words.ts']);
  });
});
