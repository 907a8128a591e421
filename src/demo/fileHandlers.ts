import { HttpResponse, http } from 'msw/http';
import { isNounName, nounNames, nounOf } from '../../domain/contract/index.ts';
import type { Language } from '../../domain/contract/languages.ts';
import { formatOfCode } from '../../domain/reports/fileFormats.ts';
import type { Calls } from '../dataProvider/rowCalls.ts';
import { answered, bodyOf } from './enveloped.ts';

/** Files of rows and reports, and profile pictures. */
export const fileHandlers = (calls: () => Calls) => [
  http.get('*/api/v1/reports/:id/content', ({ request, params: { id } }) => {
    const { searchParams } = new URL(request.url);
    const format = formatOfCode(searchParams.get('format')) ?? 'PDF';
    const language = (searchParams.get('language') ?? 'en') as Language;
    return answered(async () => file(await calls().rows.reportFile(String(id), format, language)));
  }),

  http.get('*/api/v1/:noun/:id/content', ({ params: { noun, id } }) =>
    isNounName(String(noun))
      ? answered(async () => file(await calls().rows.file(noun as never, String(id))))
      : undefined,
  ),

  http.get('*/api/v1/:noun/:id/photo/:name', ({ request, params: { noun, id, name } }) =>
    isNounName(String(noun))
      ? answered(async () =>
          file(await calls().rows.picture(noun as never, String(id), String(name), request.signal)),
        )
      : undefined,
  ),

  ...nounNames.flatMap((noun) => {
    const below = nounOf(noun).file?.below;
    if (!below) return [];
    return http.post(`*/api/v1/${below.noun}/:id/${below.path}`, ({ request, params: { id } }) =>
      answered(async () => {
        const columns = { ...((await bodyOf(request)) as object), [below.field]: id };
        return HttpResponse.json(await calls().rows.create(noun, columns), { status: 201 });
      }),
    );
  }),
];

const file = async (blob: Blob) =>
  HttpResponse.arrayBuffer(await blob.arrayBuffer(), { headers: { 'Content-Type': blob.type } });
