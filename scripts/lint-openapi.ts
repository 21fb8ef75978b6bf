// Lints the OpenAPI document of all calls: node scripts/lint-openapi.ts. A warning fails as an error does.
import process from 'node:process';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { endpoints } from '#app/server/endpoints.ts';
import { openApiDocument } from '#platform/server/openapi.ts';

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // Paths are those of existing clients. Where two fit, the router prefers the fixed step.
    'no-path-trailing-slash': 'off',
    'no-ambiguous-paths': 'off',
  },
});
const source = JSON.stringify(openApiDocument(endpoints, '0.0.0'));
const problems = await lintFromString({ source, config });
for (const { ruleId, message, location } of problems) {
  console.error(`${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}
if (problems.length > 0) process.exitCode = 1;
