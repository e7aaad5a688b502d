import { hash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { ElementType, parseDocument } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { openReaders } from './bare-database.ts';
import { compressAsShop } from './compress-as-shop.ts';
import type { Page, Statement } from './statements-of-pages.ts';

// The limit of a page that is made anew: React alone writes the elements of a page that the shop sent, one by one, without a component, a
// router, a loader or a policy, and they leave compressed as the shop compresses them. Where statements come with the page, the bare driver
// sends them before, together, as the shop does.
export type Given = { databaseUrl?: string; pages: Page[] };

const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  value: 'defaultValue',
  tabindex: 'tabIndex',
  maxlength: 'maxLength',
};

function propsOf(attributes: Readonly<Record<string, string>>, key: number): Record<string, unknown> {
  const props: Record<string, unknown> = { key };
  for (const [name, value] of Object.entries(attributes)) {
    // The only styles of a page are the placeholders of its pictures.
    if (name === 'style') props['style'] = { backgroundImage: value.slice(value.indexOf(':') + 1) };
    else props[REACT_NAMES[name] ?? name] = value;
  }
  return props;
}

type Node = ReturnType<typeof parseDocument>['children'][number];

function toReact(node: Node, key: number): ReactNode {
  if (node.type === ElementType.Text) return node.data;
  if (!('attribs' in node)) return null;
  const props = propsOf(node.attribs, key);
  const [first] = node.children;
  // React would write the letters of a script as text of a page.
  if (node.name === 'script' && first?.type === ElementType.Text)
    props['dangerouslySetInnerHTML'] = { __html: first.data };
  else if (node.children.length > 0) return createElement(node.name, props, ...node.children.map(toReact));
  return createElement(node.name, props);
}

const port = Number(process.argv[2]);
let pages: { nodes: Node[]; statements: (Statement & { name: string })[] }[] = [];
let read: Awaited<ReturnType<typeof openReaders>> | undefined;
let turn = 0;

async function remember(request: IncomingMessage): Promise<void> {
  const given = JSON.parse(await textOf(request)) as Given;
  if (given.databaseUrl !== undefined) read ??= await openReaders(given.databaseUrl);
  pages = given.pages.map(({ html, statements }) => ({
    nodes: parseDocument(html, { lowerCaseAttributeNames: false }).children,
    // Prepared, as the shop's own are.
    statements: statements.map(({ text, values }) => ({ name: hash('sha256', text).slice(0, 16), text, values })),
  }));
}

async function makeAnew(): ReturnType<typeof compressAsShop> {
  turn += 1;
  const { nodes, statements } = pages[turn % pages.length] ?? { nodes: [], statements: [] };
  await read?.(statements);
  // As components do it, for each page anew.
  return compressAsShop(Buffer.from(renderToString(nodes.map(toReact))), 'page');
}

createServer((request, response) => {
  const answer = async () => {
    if (request.method === 'PUT') {
      await remember(request);
      response.end();
      return;
    }
    const { body, headers } = await makeAnew();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
  };
  answer().catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    response.writeHead(500).end();
  });
}).listen(port, '127.0.0.1');
