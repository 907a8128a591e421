import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** A static web host that serves files only, with 404.html for unknown paths. */
export const serveFolder = async (folder: string) => {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.example');
    const path = normalize(decodeURIComponent(pathname));
    for (const file of [path, join(path, 'index.html')]) {
      const body = await readFile(join(folder, file)).catch(() => null);
      if (!body) continue;
      response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
      return response.end(body);
    }
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(await readFile(join(folder, '404.html')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
