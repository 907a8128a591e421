import { readFile, stat } from 'node:fs/promises';
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

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );

type Options = {
  /** The folder of the host in which the files are. */
  below?: string;
  /** The page for unknown paths; without one, the host has its own. */
  notFound?: string | null;
};

/** A static web host that serves files only, and adds a slash to the addresses of folders, as all of them do. */
export const serveFolder = async (folder: string, { below = '/', notFound = '404.html' }: Options = {}) => {
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host.example');
    const send = (status: number, type: string, body: string | Uint8Array) =>
      response.writeHead(status, { 'Content-Type': type }).end(body);
    if (pathname.startsWith(below)) {
      const path = normalize(decodeURIComponent(pathname.slice(below.length - 1)));
      if (!path.endsWith('/') && (await isFolder(join(folder, path))))
        return response.writeHead(301, { Location: `${pathname}/${search}` }).end();
      const file = path.endsWith('/') ? join(path, 'index.html') : path;
      const body = await readFile(join(folder, file)).catch(() => null);
      if (body) return send(200, types[extname(file)] ?? 'application/octet-stream', body);
    }
    if (notFound === null) return send(404, 'text/plain', 'Error 404: File not found');
    send(404, 'text/html; charset=utf-8', await readFile(join(folder, notFound)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
