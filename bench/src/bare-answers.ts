import { createServer } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { openReaders } from './bare-database.ts';
import { compressAsShop } from './compress-as-shop.ts';

// The limit of an answer that is made anew: Node reads the rows by one prepared SELECT, on connections that
// askers share as the shop's do, and sends them as JSON, compressed as the shop compresses.
export type Reading = { databaseUrl: string; name: string; text: string; values: unknown[][] };

const port = Number(process.argv[2]);
let reading: Reading | undefined;
let read: Awaited<ReturnType<typeof openReaders>> | undefined;
let turn = 0;

async function readAnew(): ReturnType<typeof compressAsShop> {
  if (!reading || !read) return compressAsShop(Buffer.from('[]'), 'data');
  const { name, text, values } = reading;
  turn += 1;
  const [answer] = await read([{ name, text, values: values[turn % values.length] ?? [] }]);
  return compressAsShop(Buffer.from(JSON.stringify(answer?.rows)), 'data');
}

createServer((request, response) => {
  const answer = async () => {
    if (request.method === 'PUT') {
      reading = JSON.parse(await textOf(request)) as Reading;
      read ??= await openReaders(reading.databaseUrl);
      response.end();
      return;
    }
    const { body, headers } = await readAnew();
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body);
  };
  answer().catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    response.writeHead(500).end();
  });
}).listen(port, '127.0.0.1');
