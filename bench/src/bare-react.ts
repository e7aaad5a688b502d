import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import { ElementType, parseDocument } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { compressAsShop } from './compress-as-shop.ts';

// The limit of a page that is made anew: React alone writes the elements of a page that the shop sent, one by one, without a component, a
// router, a loader or a policy, and they leave compressed as the shop compresses them.

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

function write(page: ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(sink), onError: reject });
  });
}

const port = Number(process.argv[2]);
let nodes: Node[] = [];

createServer((request, response) => {
  if (request.method === 'PUT') {
    let html = '';
    request.setEncoding('utf8').on('data', (part: string) => (html += part));
    request.on('end', () => {
      nodes = parseDocument(html, { lowerCaseAttributeNames: false }).children;
      response.end();
    });
    return;
  }
  const answer = async () => {
    // As components do it, for each page anew.
    const { body, headers } = await compressAsShop(await write(nodes.map(toReact)), 'page');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
  };
  answer().catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    response.writeHead(500).end();
  });
}).listen(port, '127.0.0.1');
