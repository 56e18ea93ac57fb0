/** The description of the API as a page to read, made from the OpenAPI document. It needs no script. */
import { type Language, speaker } from '../../../contract/index.ts';
import { escaped } from '../../../presentation/picture/svg.ts';
import { problemKinds } from '../problem.ts';
import type { ApiDocument } from '../routes/document.ts';
import { routeTexts } from '../routes/texts.ts';
import { serverTexts } from '../texts.ts';
import { type JsonSchema, rowsOf, variantsOf } from './fields.ts';

export { referenceStyle } from './style.ts';

type Say = (code: keyof typeof routeTexts) => string;

export function referencePage(document: ApiDocument, language: Language): string {
  const speak = speaker(language, routeTexts, serverTexts);
  const say: Say = (code) => escaped(speak({ code }));
  const { title, version, description } = document.info;
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, one]) => ({ path, method, ...one })),
  );
  const resolve = (schema: JsonSchema): JsonSchema => {
    const name = schema.$ref?.split('/').at(-1);
    return name === undefined ? schema : ((document.components?.schemas?.[name] ?? {}) as JsonSchema);
  };
  const problems = Object.entries(problemKinds)
    .map(([kind, one]) => `<dt id="${kind}"><code>${one.status}</code></dt><dd>${escaped(speak(one.title))}</dd>`)
    .join('');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="reference.css">
</head>
<body>
<main>
<h1>${escaped(title)} <small>${escaped(version)}</small></h1>
<p>${escaped(description ?? '')}</p>
<p><a href="openapi.json">${say('page-machine')} (OpenAPI 3.1)</a></p>
<nav aria-label="${say('page-summary')}"><ul>
${calls.map(({ path, method, operationId }) => `<li><a href="#${operationId}">${heading(method, path)}</a></li>`).join('\n')}
</ul></nav>
${calls.map((call) => section(call, say, resolve)).join('\n')}
<section><h2>${say('page-problems')}</h2><dl>${problems}</dl></section>
</main>
</body>
</html>
`;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
}
interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content & { readonly description?: string }>>;
}

const heading = (method: string, path: string) => `<code><b>${method.toUpperCase()}</b> ${escaped(path)}</code>`;

function section(
  { path, method, operationId, summary, requestBody, responses = {} }: Operation & { path: string; method: string },
  say: Say,
  resolve: (schema: JsonSchema) => JsonSchema,
): string {
  const body = requestBody?.content?.['application/json']?.schema;
  const request = body
    ? `<h3>${say('page-request')}</h3>${variantsOf(body, resolve)
        .map((one) => table(one, say, resolve))
        .join('')}`
    : '';
  const answers = Object.entries(responses).map(([status, { description = '', content = {} }]) => {
    const schema = content['application/json']?.schema;
    const types = Object.keys(content).map((type) => `<code>${escaped(type)}</code>`);
    const fields = schema ? table(resolve(schema), say, resolve) : '';
    return `<dt><code>${status}</code></dt><dd>${escaped(description)} ${types.join(', ')}${fields}</dd>`;
  });
  return `<section id="${operationId}">
<h2>${heading(method, path)}</h2>
<p>${escaped(summary ?? '')}</p>
${request}
<h3>${say('page-answers')}</h3>
<dl>${answers.join('')}</dl>
</section>`;
}

/** What stands between backticks is code. */
const coded = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

function table(schema: JsonSchema, say: Say, resolve: (schema: JsonSchema) => JsonSchema): string {
  const rows = rowsOf(schema, resolve);
  if (rows.length === 0) return '';
  const cells = rows
    .map(({ name, type, about, isRequired }) => {
      const must = isRequired ? ` <em>${say('page-required')}</em>` : '';
      return `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${escaped(type)}${must}</td><td>${coded(about)}</td></tr>`;
    })
    .join('\n');
  const head = (['page-field', 'page-type', 'page-about'] as const).map((code) => `<th scope="col">${say(code)}</th>`);
  // A request is about one puzzle, which names it.
  const name = schema.properties?.puzzle?.description ?? 'JSON';
  return `<details><summary>${escaped(name)}</summary><div class="wide"><table><thead><tr>${head.join('')}</tr></thead><tbody>${cells}</tbody></table></div></details>`;
}
