import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { describe as describeApi } from '../server/modules/openApi.ts';

it('the OpenAPI document follows the recommended rules of its linter', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The health check has no 4xx response, and one noun is only created with its file.
      'operation-4xx-response': 'off',
      'operation-2xx-response': 'off',
      // Responses without a validated schema are described in part.
      'no-required-schema-properties-undefined': 'off',
    },
  });
  const source = JSON.stringify(describeApi('1.0.0'));
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ message, location }) => `${message} ${location[0]?.pointer}`)).toEqual([]);
}, 30_000);
