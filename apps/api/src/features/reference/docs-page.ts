import { createHash } from 'node:crypto';
import type { OpenApi, Operation } from '@tokpa/contract/openapi';
import { DOCS_STYLE } from './docs-style.ts';
import { fieldsOf, fieldTable } from './field-table.ts';
import { html, Html } from '#platform/html';

type Call = { method: string; path: string; operation: Operation };

const ACCESS: Readonly<Record<string, string>> = {
  '': 'Ouvert à tous',
  shopper: 'Client connecté',
  staff: 'Personnel',
  'shopper staff': 'Client connecté ou personnel',
};

// Whole: a space between the tags would be part of what is hashed.
const STYLE = new Html(`<style>${DOCS_STYLE}</style>`);
const STYLE_HASH = createHash('sha256').update(DOCS_STYLE).digest('base64');
/** Nothing may be loaded or run; the page's one style is named by its hash. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function callsOf(document: OpenApi): Call[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

function accessOf(operation: Operation): string {
  return ACCESS[operation.security.flatMap(Object.keys).join(' ')] ?? '';
}

function parametersOf(operation: Operation, place: string) {
  return operation.parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, required, description, schema }) => ({
      name,
      isRequired: required,
      schema: description === undefined ? schema : { ...schema, description },
    }));
}

function refusalTable(operation: Operation): Html {
  const refusals = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
  const rows = refusals.flatMap(([status, { description }]) =>
    description.split('\n\n').map((line) => {
      const [, code = '', message = ''] = /^`(\w+)` : (.*)$/.exec(line) ?? [];
      return html`<tr>
        <td>${status}</td>
        <td><code>${code}</code></td>
        <td>${message}</td>
      </tr>`;
    }),
  );
  return html`<h4>Refus</h4>
    <div class="scroll" tabindex="0" role="region" aria-label="Refus">
      <table>
        <thead>
          <tr>
            <th scope="col">Statut</th>
            <th scope="col">Code</th>
            <th scope="col">Message</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`;
}

function successOf(operation: Operation): Html {
  const [status = '', response] = Object.entries(operation.responses).find(([code]) => Number(code) < 400) ?? [];
  const schema = response?.content['application/json']?.schema ?? {};
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
  if (name)
    return html`<h4>Réponse ${status}</h4>
      <p><a href="#modele-${name}">${name}</a></p>`;
  return fieldTable(`Réponse ${status}`, fieldsOf(schema));
}

function callArticle({ method, path, operation }: Call): Html {
  const body = operation.requestBody?.content['application/json']?.schema;
  return html`<article id="${operation.operationId}">
    <h3>${operation.summary}</h3>
    <p class="call">
      <span class="method">${method}</span> <code>/api/v1${path}</code>
      <span class="access">${accessOf(operation)}</span>
    </p>
    ${fieldTable('Dans l’adresse', parametersOf(operation, 'path'))}
    ${fieldTable('Paramètres', parametersOf(operation, 'query'))}
    ${fieldTable('En-têtes', parametersOf(operation, 'header'))}
    ${body ? fieldTable('Contenu envoyé', fieldsOf(body)) : ''} ${successOf(operation)} ${refusalTable(operation)}
  </article>`;
}

function anchor(tag: string): string {
  return tag.toLowerCase().replaceAll(/[^\p{L}]+/gu, '-');
}

/** The API's reference as one plain page: no script, nothing from elsewhere. */
export function docsPage(document: OpenApi): string {
  const calls = Map.groupBy(callsOf(document), ({ operation }) => operation.tags[0] ?? '');
  const models = Object.entries(document.components.schemas);
  const page = html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <meta name="description" content="${document.info.description}" />
        ${STYLE}
      </head>
      <body>
        <header>
          <h1>${document.info.title}</h1>
          <p>${document.info.description}</p>
          <p>
            Description pour les machines : <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1). Le jeton de
            session s’envoie dans <code>Authorization: Bearer …</code>.
          </p>
        </header>
        <nav aria-label="Rubriques">
          <ul>
            ${[...calls.keys(), 'Modèles'].map((tag) => html`<li><a href="#${anchor(tag)}">${tag}</a></li>`)}
          </ul>
        </nav>
        <main>
          ${[...calls].map(
            ([tag, group]) =>
              html`<section>
                <h2 id="${anchor(tag)}">${tag}</h2>
                ${group.map(callArticle)}
              </section>`,
          )}
          <section>
            <h2 id="${anchor('Modèles')}">Modèles</h2>
            ${models.map(
              ([name, schema]) =>
                html`<article id="modele-${name}">
                  <h3>${name}</h3>
                  ${fieldTable(`Champs de ${name}`, fieldsOf(schema))}
                </article>`,
            )}
          </section>
        </main>
      </body>
    </html>`;
  return page.markup;
}
