import { createServer } from 'node:http';

// The limit: a Node HTTP server that does nothing but send the bytes and headers that the shop sent.
type Recorded = { headers: string[]; body: string };

const port = Number(process.argv[2]);
let recorded: Recorded = { headers: [], body: '' };
let body = Buffer.alloc(0);

createServer((request, response) => {
  if (request.method !== 'PUT') {
    response.writeHead(200, recorded.headers);
    response.end(body);
    return;
  }
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    recorded = JSON.parse(Buffer.concat(parts).toString()) as Recorded;
    body = Buffer.from(recorded.body, 'base64');
    response.end();
  });
}).listen(port, '127.0.0.1');
