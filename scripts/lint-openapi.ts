// Lints the OpenAPI document of all calls: node scripts/lint-openapi.ts. Warnings fail like errors.
import process from 'node:process';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { endpoints } from '#app/server/endpoints.ts';
import { openApiDocument } from '#platform/server/openapi.ts';

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // The paths are those of existing clients. Where two match, the router prefers the literal
    // segment.
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
