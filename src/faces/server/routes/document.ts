/** The OpenAPI document, from the schemas that validate. */
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Service } from '../../../api/service.ts';
import { type Language, speaker } from '../../../contract/index.ts';
import { definitions } from './definitions.ts';
import { routeText, routeTexts } from './texts.ts';

export type ApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>;

export function apiDocument(service: Service, language: Language, version: string, isSecured: boolean): ApiDocument {
  const say = speaker(language, routeTexts);
  const { openAPIRegistry, getOpenAPI31Document } = new OpenAPIHono();
  for (const route of Object.values(definitions(service, language, isSecured))) openAPIRegistry.registerPath(route);
  if (isSecured) openAPIRegistry.registerComponent('securitySchemes', 'token', { type: 'http', scheme: 'bearer' });
  return getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: say(routeText('api-title')), version, description: say(routeText('api-about')) },
    servers: [{ url: '/' }],
  });
}
